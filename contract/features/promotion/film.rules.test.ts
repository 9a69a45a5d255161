// Where a film elsewhere is framed from.
import { expect, test } from 'vitest'
import { filmFrame } from './film.rules.ts'

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://films.example/a?b=c', 'https://films.example/a?b=c'],
])('[HOM-18] %s is shown at %s', (address, frame) => {
  expect(filmFrame(address)).toBe(frame)
})

test.each([null, '', 'film.mp4', 'http://films.example/a', 'javascript:alert(1)', 'https://youtu.be/'])(
  '[HOM-18] %s is not framed',
  (address) => {
    expect(filmFrame(address)).toBeNull()
  },
)
