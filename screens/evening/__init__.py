"""An evening at the club in the browser: the telephones', the projector's and the teacher's pages, which know no Streamlit."""
