// Those who are there, by name, on the way in: as large as all names fit whole; else cut; of more than fit the newest, and how many
// there are besides.

const SIZES = ["few", "lines whole", "some whole", "lines", "some", "many"];

/** @param {HTMLElement} list @param {HTMLElement[]} names the oldest first; the last of them in the list may be `more`
 * @param {(left: number) => HTMLElement} more */
export function crowd(list, names, more) {
  const fits = () => list.scrollHeight <= list.clientHeight + 1;
  for (const size of SIZES) {
    list.className = `people ${size}`;
    list.replaceChildren(...names);
    if (fits()) return;
  }
  const shown = most(names.length, (many) => {
    list.replaceChildren(...names.slice(names.length - many), more(names.length - many));
    return fits();
  });
  list.replaceChildren(...names.slice(names.length - shown), more(names.length - shown));
}

/** The largest number below `total` that fits, where whatever is less than one that fits does, too.
 * @param {number} total @param {(many: number) => boolean} fits */
export function most(total, fits) {
  let least = 0, above = total;
  while (above - least > 1) {
    const middle = Math.floor((least + above) / 2);
    if (fits(middle)) least = middle; else above = middle;
  }
  return least;
}
