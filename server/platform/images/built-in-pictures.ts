// The pictures a shop has before its owner gives it its own: the mark of five petals, as the first settings name it.
const petals = [
  ['#fe8c7a', '#e9523f'],
  ['#75d56b', '#40b136'],
  ['#10cfbf', '#04a598'],
  ['#7f86fb', '#5d5ddd'],
  ['#fecf8d', '#eba00e'],
] as const

const left = 'M0 -10L0 -112C-27 -112 -50 -101 -50 -80C-50 -63 -27 -46 0 -10Z'
const right = 'M0 -10L0 -112C27 -112 50 -101 50 -80C50 -63 27 -46 0 -10Z'

const drawn = petals.map(
  ([light, dark], place) =>
    `<g transform="translate(128 133) rotate(${place * 72})"><path d="${left}" fill="${light}"/><path d="${right}" fill="${dark}"/></g>`,
)

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" rx="60" fill="#ffffff"/>${drawn.join('')}</svg>`

export const builtInPictures = { 'business/logo.svg': mark, 'business/favicon.svg': mark } as const
