// Toys and games.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const toys: Record<string, Drawing> = {
  'wooden-blocks-tower': { width: 92, height: 90, paint: paintBlocks },
  'brick-rocket': { width: 92, height: 104, paint: paintBrickRocket },
  'marble-run-tower': { width: 92, height: 100, paint: paintMarbleRun },
  'remote-racing-car': { width: 108, height: 76, paint: paintRemoteCar },
  'snow-leopard-plush': { width: 88, height: 96, paint: paintSnowLeopard },
  'cloth-doll': { width: 76, height: 104, paint: paintDoll },
  'unicorn-plush-toy': { width: 92, height: 100, paint: paintUnicorn },
  'chess-board-set': { width: 104, height: 84, paint: paintChess },
  'city-puzzle-box': { width: 100, height: 84, paint: paintPuzzle },
  'caravan-game-box': { width: 100, height: 84, paint: paintCaravanGame },
}

function paintBlocks(pen: Pen): void {
  const block = (x: number, y: number, colour: string, mark: string) => {
    pen.fill(`M${x} ${y}L${x + 8} ${y - 6}H${x + 36}L${x + 28} ${y}Z`, lighter(colour, 0.4))
    pen.fill(`M${x + 28} ${y}L${x + 36} ${y - 6}V${y + 22}L${x + 28} ${y + 28}Z`, darker(colour, 0.25))
    pen.box(x, y, 28, 28, 2, pen.fall(colour))
    pen.word(mark, x + 14, y + 14, 22, 20, '#ffffff')
  }
  block(0, 62, '#e2403a', 'A')
  block(30, 62, '#3f8fe0', 'B')
  block(58, 62, '#4fae5a', 'C')
  block(14, 33, '#f9b02e', '1')
  block(44, 33, '#a86ae0', '2')
  pen.fill('M30 32L46 8Q48 5 50 8L66 32Z', pen.fall('#d9a566'))
}

function paintBrickRocket(pen: Pen): void {
  const brick = (x: number, y: number, width: number, colour: string) => {
    for (let at = x + 4; at < x + width - 3; at += 9)
      pen.box(at, y - 3.4, 6, 5, 1.5, pen.fall(lighter(colour, 0.2)))
    pen.box(x, y, width, 13, 1.5, pen.fall(colour))
  }
  pen.fill('M28 90L20 104L34 98L46 104L58 98L72 104L64 90Z', pen.fall('#f9a02e'))
  for (const [y, tone] of [
    [76, '#f4f6fb'],
    [62, '#f4f6fb'],
    [48, '#3f8fe0'],
    [34, '#f4f6fb'],
  ] as const)
    brick(28, y, 36, tone)
  brick(6, 76, 22, '#e2403a')
  brick(64, 76, 22, '#e2403a')
  brick(14, 62, 14, '#e2403a')
  brick(64, 62, 14, '#e2403a')
  pen.fill('M28 33Q30 12 46 2Q62 12 64 33Z', pen.fall('#e2403a'))
  pen.disc(46, 54, 7, pen.ball('#8fd0f5'))
}

function paintMarbleRun(pen: Pen): void {
  for (const x of [10, 46, 82]) {
    pen.box(x - 4, 12, 8, 82, 3, pen.round('#d9a566'))
    pen.box(x - 10, 92, 20, 8, 3, pen.fall('#a8703a'))
  }
  const rail = (d: string, colour: string) => {
    pen.line(d, darker(colour, 0.35), 9)
    pen.line(d, colour, 6.4)
  }
  rail('M6 18Q46 30 86 34', '#4a9ff5')
  rail('M86 44Q46 54 6 56', '#f9b02e')
  rail('M6 66Q46 80 88 82', '#4fae5a')
  for (const [x, y, tone] of [
    [26, 16, '#e2323f'],
    [52, 45, '#8a4ae0'],
    [64, 73, '#3f8fe0'],
    [34, 66, '#f07a1e'],
  ] as const)
    pen.disc(x, y, 6.4, pen.ball(tone))
  pen.fill('M0 4H20L14 16H6Z', pen.fall('#e2403a'))
}

function paintRemoteCar(pen: Pen): void {
  pen.emoji('racing-car', 46, 30, 84)
  pen.line('M84 22V46', '#2b2f38', 2.4)
  pen.disc(84, 20, 3, pen.ball('#e2323f'))
  pen.box(58, 44, 50, 32, 11, pen.fall('#2b2f38'))
  pen.disc(71, 59, 7, pen.ball('#e2403a'))
  pen.disc(95, 59, 7, pen.ball('#f9c22e'))
  pen.box(79, 50, 8, 4, 2, '#4fd06a')
}

/** A seated soft toy in two tones. */
function paintSeated(pen: Pen, colour: string, belly: string): void {
  for (const side of [-1, 1]) {
    pen.at(44 + side * 24, 62, side * 24, 1, () => pen.oval(0, 0, 9, 18, pen.ball(colour)))
    pen.oval(44 + side * 20, 86, 15, 10, pen.ball(colour))
    pen.oval(44 + side * 22, 87, 8, 5.4, belly)
  }
  pen.oval(44, 66, 25, 26, pen.ball(colour))
  pen.oval(44, 70, 15, 17, belly)
}

function paintSnowLeopard(pen: Pen): void {
  const fur = '#d9dde6'
  pen.line('M66 84Q92 80 82 50', fur, 10)
  for (const [x, y] of [
    [84, 60],
    [83, 72],
    [76, 81],
  ] as const)
    pen.disc(x, y, 3, '#5a6070')
  paintSeated(pen, fur, '#fbfbff')
  for (const side of [-1, 1]) {
    pen.disc(44 + side * 20, 12, 9, pen.ball(fur))
    pen.disc(44 + side * 20, 13, 4.6, '#f7c3c9')
  }
  pen.oval(44, 30, 29, 25, pen.ball(fur))
  for (const [x, y] of [
    [30, 14],
    [44, 10],
    [58, 14],
    [22, 26],
    [66, 26],
    [24, 62],
    [64, 62],
    [30, 76],
    [60, 78],
    [36, 20],
    [52, 20],
  ] as const) {
    pen.disc(x, y, 3.6, '#5a6070', 0.85)
    pen.disc(x, y, 1.6, fur)
  }
  pen.oval(44, 38, 15, 11, '#fbfbff')
  for (const side of [-1, 1]) {
    pen.oval(44 + side * 11, 27, 4, 4.6, '#2b3a4a')
    pen.disc(44 + side * 11 - 1, 25.5, 1.3, '#ffffff')
  }
  pen.fill('M40 34Q44 32 48 34Q46 39 44 39Q42 39 40 34Z', '#e88a94')
  pen.line('M44 39V42Q40 46 37 43M44 42Q48 46 51 43', '#5a6070', 1.3)
}

function paintDoll(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.line(`M${38 + side * 14} 50L${38 + side * 30} 70`, '#d8323f', 12)
    pen.disc(38 + side * 32, 73, 5, pen.ball('#f7d3b0'))
    pen.line(`M${38 + side * 18} 30Q${38 + side * 24} 50 ${38 + side * 16} 66`, '#3a2418', 6)
  }
  pen.fill('M26 44Q38 40 50 44L70 98Q38 108 6 98Z', pen.fall('#d8323f'))
  for (const [y, tone] of [
    [72, '#f2b51e'],
    [82, '#3f8fe0'],
    [92, '#4fae5a'],
  ] as const) {
    const half = (y - 44) * 0.36 + 12
    for (let x = 38 - half; x < 38 + half - 3; x += 6) pen.fill(`M${x} ${y}l3 -4l3 4l-3 4Z`, tone)
  }
  pen.fill('M27 46Q38 42 49 46L52 64H24Z', pen.fall('#2f5fa8'))
  pen.disc(38, 28, 17, pen.ball('#f9dcc0'))
  pen.fill('M20 26Q20 8 38 8Q56 8 56 26Q46 18 38 18Q30 18 20 26Z', pen.fall('#3a2418'))
  pen.fill('M22 14Q26 0 38 0Q50 0 54 14Q38 8 22 14Z', pen.fall('#d8323f'))
  for (const x of [28, 33, 38, 43, 48]) pen.disc(x, 10 + Math.abs(x - 38) * 0.2, 1.6, '#f2b51e')
  for (const side of [-1, 1]) {
    pen.disc(38 + side * 6, 28, 2.2, '#2b2226')
    pen.disc(38 + side * 10, 34, 3, '#f5a0a0', 0.8)
  }
  pen.line('M34 36Q38 39 42 36', '#c23a4a', 1.8)
}

function paintUnicorn(pen: Pen): void {
  const tones = ['#f0566f', '#f9b02e', '#f9e04a', '#4fae5a', '#4a9ff5', '#a86ae0'] as const
  for (const [place, tone] of tones.entries())
    pen.line(
      `M${70 - place} ${84 - place * 2}Q${92 - place * 3} ${80 - place * 3} ${84 - place * 2} ${54 + place * 2}`,
      tone,
      4,
    )
  paintSeated(pen, '#fbf7fc', '#f7dcec')
  for (const [place, tone] of tones.entries())
    pen.line(
      `M${30 - place * 2.6} ${18 + place * 5}Q${16 - place * 1.5} ${34 + place * 5} ${22 - place} ${48 + place * 4}`,
      tone,
      5,
    )
  for (const side of [-1, 1])
    pen.fill(`M${46 + side * 10} 18L${46 + side * 20} 2L${46 + side * 22} 20Z`, pen.fall('#fbf7fc'))
  pen.fill('M40 16L47 -2L54 16Z', pen.fall('#f9c93a'))
  pen.line('M42 11L51 8M44 6L49 4', '#d99a1e', 1.2)
  pen.oval(46, 32, 25, 22, pen.ball('#fdfaff'))
  pen.oval(46, 43, 16, 11, pen.ball('#f7cfe0'))
  for (const side of [-1, 1]) {
    pen.oval(46 + side * 12, 29, 3.6, 4.6, '#3a2a5a')
    pen.disc(46 + side * 12 - 1, 27.5, 1.3, '#ffffff')
    pen.oval(46 + side * 5, 43, 1.8, 2.4, '#b86a8a')
  }
  for (const [place, tone] of tones.slice(0, 4).entries())
    pen.line(`M${38 + place * 3} 14Q${32 + place * 4} 22 ${36 + place * 3} 25`, tone, 3.4)
}

function paintChess(pen: Pen): void {
  pen.fill('M18 34H86L104 76H0Z', pen.fall('#7a4a26'))
  pen.fill('M0 76H104V80Q104 84 100 84H4Q0 84 0 80Z', pen.fall('#5a3418'))
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const edge = (line: number, across: number) => {
        const depth = line / 6
        const [left, right] = [20 - 15 * depth, 84 + 15 * depth]
        return [left + ((right - left) * across) / 6, 37 + 36 * depth] as const
      }
      const corners = [
        edge(row, column),
        edge(row, column + 1),
        edge(row + 1, column + 1),
        edge(row + 1, column),
      ]
      pen.fill(
        `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
        (row + column) % 2 ? '#a8703e' : '#f2dcb0',
      )
    }
  const piece = (x: number, y: number, colour: string, king: boolean) => {
    pen.oval(x, y, 9, 4, darker(colour, 0.3))
    pen.fill(
      `M${x - 8} ${y - 2}Q${x - 4} ${y - 10} ${x - 4} ${y - 20}H${x + 4}Q${x + 4} ${y - 10} ${x + 8} ${y - 2}Q${x} ${y + 3} ${x - 8} ${y - 2}Z`,
      pen.round(colour),
    )
    if (king) {
      pen.fill(
        `M${x - 7} ${y - 34}L${x - 4} ${y - 20}H${x + 4}L${x + 7} ${y - 34}L${x + 3} ${y - 30}L${x} ${y - 37}L${x - 3} ${y - 30}Z`,
        pen.round(colour),
      )
      pen.disc(x, y - 38, 2.4, pen.ball(colour))
    } else pen.disc(x, y - 24, 6, pen.ball(colour))
  }
  piece(34, 48, '#3a241a', false)
  piece(68, 46, '#3a241a', true)
  piece(28, 68, '#f7e8cc', true)
  piece(56, 70, '#f7e8cc', false)
  piece(80, 68, '#f7e8cc', false)
}

function paintPuzzle(pen: Pen): void {
  pen.fill('M0 10L12 0H92L80 10Z', lighter('#2f3a7a', 0.4))
  pen.fill('M80 10L92 0V58L80 68Z', pen.fall('#1f2858'))
  pen.box(0, 10, 80, 58, 2, pen.fall('#2f3a7a'))
  pen.emoji('night-with-stars', 40, 36, 44)
  pen.word('1000', 40, 61, 40, 9, '#ffffff')
  pen.emoji('puzzle-piece', 70, 66, 30, -12)
  pen.emoji('puzzle-piece', 90, 70, 22, 24)
}

function paintCaravanGame(pen: Pen): void {
  pen.fill('M0 10L12 0H92L80 10Z', lighter('#d9903a', 0.5))
  pen.fill('M80 10L92 0V58L80 68Z', pen.fall('#a8642a'))
  pen.box(0, 10, 80, 58, 2, pen.fall('#e8a84a'))
  pen.fill('M0 54Q20 44 40 52Q60 60 80 48V66Q80 68 78 68H2Q0 68 0 66Z', pen.fall('#c97a2e'))
  pen.emoji('camel', 40, 36, 42)
  pen.emoji('game-die', 72, 68, 24, -10)
  for (const [x, y, tone] of [
    [88, 76, '#e2323f'],
    [94, 66, '#3f8fe0'],
  ] as const) {
    pen.fill(`M${x - 5} ${y + 7}L${x - 2} ${y - 4}H${x + 2}L${x + 5} ${y + 7}Z`, pen.round(tone))
    pen.disc(x, y - 6, 4, pen.ball(tone))
  }
}
