// Phone cases, charging and phone gadgets.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const phoneGoods: Record<string, Drawing> = {
  'silicone-phone-case': { width: 56, height: 100, paint: (pen) => paintCase(pen, '#b79ad8') },
  'clear-phone-case': { width: 84, height: 100, paint: paintClearCase },
  'wallet-phone-case': { width: 96, height: 92, paint: paintWalletCase },
  'screen-glass-sheet': { width: 88, height: 98, paint: paintScreenGlass },
  'wall-charger': { width: 84, height: 76, paint: paintCharger },
  'usb-c-cable': { width: 96, height: 92, paint: paintCable },
  'power-bank-block': { width: 60, height: 98, paint: paintPowerBank },
  'charging-pad': { width: 104, height: 74, paint: paintPad },
  'car-phone-mount': { width: 78, height: 100, paint: paintCarMount },
  'selfie-tripod': { width: 80, height: 106, paint: paintSelfieStick },
  'smart-watch-face': { width: 64, height: 104, paint: paintWatch },
  'phone-gamepad': { width: 116, height: 62, paint: paintGamepad },
}

/** The back of a phone with its lenses, 48 × 96 from 0, 0. */
function paintBack(pen: Pen, colour: string): void {
  pen.box(0, 0, 48, 96, 9, pen.fall(colour))
  paintLenses(pen)
}

function paintLenses(pen: Pen): void {
  pen.box(4, 4, 21, 24, 6, '#1f2430', 0.85)
  for (const [x, y] of [
    [11, 11],
    [11, 21],
    [19, 16],
  ] as const) {
    pen.disc(x, y, 4, '#0d1018')
    pen.disc(x, y, 2.2, pen.ball('#4a6ab0'))
  }
}

/** The front of a phone, 46 × 92 from 0, 0. */
function paintFront(pen: Pen): void {
  pen.box(0, 0, 46, 92, 8, pen.fall('#23262f'))
  pen.box(2.5, 2.5, 41, 87, 6, pen.fall('#5a8fe8'))
  pen.fill('M2.5 60L18 40L30 56L43.5 36V84Q43.5 89.5 38 89.5H8Q2.5 89.5 2.5 84Z', '#3a5fc0')
  pen.disc(32, 22, 6, pen.ball('#f9d24a'))
  pen.box(16, 4.5, 14, 3.4, 1.7, '#10131a')
}

function paintCase(pen: Pen, colour: string): void {
  pen.box(0, 0, 56, 100, 12, pen.fall(darker(colour, 0.2)))
  pen.box(2, 1, 52, 97, 11, pen.fall(colour))
  pen.box(6, 6, 24, 27, 8, darker(colour, 0.4))
  pen.at(3, 3, 0, 1, () => paintLenses(pen))
  pen.fill('M40 6Q50 8 49 22V60Q44 30 40 6Z', '#ffffff', 0.3)
  pen.box(54, 26, 2.4, 12, 1, darker(colour, 0.4))
  pen.disc(28, 64, 9, 'none')
  pen.line('M19 64a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M28 54v-4', lighter(colour, 0.4), 2, 0.9)
}

function paintClearCase(pen: Pen): void {
  pen.at(0, 2, 0, 1, () => paintBack(pen, '#3a4152'))
  pen.box(26, 0, 56, 100, 12, '#d3ecf7', 0.55)
  pen.line('M38 1H70Q81 1 81 12V88Q81 99 70 99H38Q27 99 27 88V12Q27 1 38 1Z', '#ffffff', 3, 0.95)
  pen.line('M38 1H70Q81 1 81 12V88Q81 99 70 99H38Q27 99 27 88V12Q27 1 38 1Z', '#8fb8cc', 0.8, 0.9)
  pen.box(31, 5, 24, 27, 7, '#ffffff', 0.75)
  pen.box(34, 8, 18, 21, 5, '#a8c8d8', 0.8)
  pen.fill('M60 8L74 8L44 92L34 92L32 84Z', '#ffffff', 0.5)
}

function paintWalletCase(pen: Pen): void {
  pen.fill('M44 4Q48 0 52 4V88Q48 92 44 88Z', pen.fall('#5a3420'))
  pen.box(0, 2, 46, 88, 6, pen.fall('#8a5430'))
  for (const [y, tone] of [
    [14, '#3f8fe0'],
    [32, '#f2b51e'],
    [50, '#4fae5a'],
  ] as const) {
    pen.box(6, y, 34, 14, 2, pen.fall(tone))
    pen.fill(`M4 ${y + 8}H42V${y + 18}H4Z`, pen.fall('#7a4828'))
    pen.line(`M5 ${y + 9}H41`, '#e0b07a', 0.8, 0.9)
  }
  pen.box(48, 2, 48, 88, 6, pen.fall('#8a5430'))
  pen.at(50, 3, 0, 0.93, () => paintFront(pen))
}

function paintScreenGlass(pen: Pen): void {
  pen.at(0, 4, -6, 1, () => pen.at(2, 4, 0, 0.96, () => paintFront(pen)))
  pen.at(38, 2, 7, 1, () => {
    pen.box(0, 0, 46, 92, 8, '#cfeaf7', 0.6)
    pen.line('M8 0H38Q46 0 46 8V84Q46 92 38 92H8Q0 92 0 84V8Q0 0 8 0Z', '#ffffff', 2.4)
    pen.line('M8 0H38Q46 0 46 8V84Q46 92 38 92H8Q0 92 0 84V8Q0 0 8 0Z', '#7fb0c8', 0.8)
    pen.fill('M12 4H28L8 64V36Z', '#ffffff', 0.7)
    pen.fill('M38 30L42 30L20 88H14Z', '#ffffff', 0.6)
    pen.emoji('shield', 24, 46, 20)
  })
}

function paintCharger(pen: Pen): void {
  for (const y of [26, 44]) pen.box(0, y, 20, 6, 3, pen.fall('#c3c9d6'))
  pen.fill('M16 14Q16 6 24 4L70 0Q84 2 84 16V60Q84 74 70 76L24 72Q16 70 16 62Z', pen.fall('#f4f6fb'))
  pen.fill('M70 0Q84 2 84 16V60Q84 74 70 76Z', pen.fall('#dbe0ea'))
  pen.box(73, 24, 7, 26, 3.5, '#3a4152')
  pen.box(75, 28, 3, 18, 1.5, '#8a93a3')
  pen.word('65 W', 44, 48, 36, 13, '#5a6478')
  pen.emoji('high-voltage', 44, 26, 24)
}

function paintCable(pen: Pen): void {
  const coil = 'M18 22Q18 62 48 62Q80 62 80 38Q80 16 50 16Q20 16 22 42Q24 72 54 72Q72 72 78 78'
  pen.line(coil, '#8a3a0a', 7)
  pen.line(coil, '#f07a1e', 5.6)
  for (let n = 0; n < 2; n += 1) pen.line(coil, n ? '#fbb06a' : '#c9560f', n ? 1 : 2, 0.6)
  const plug = (x: number, y: number, turn: number) =>
    pen.at(x, y, turn, 1, () => {
      pen.box(-4.5, -24, 9, 12, 3, pen.round('#c3c9d6'))
      pen.box(-2.6, -22.5, 5.2, 3, 1.5, '#4a4f5e')
      pen.box(-7, -14, 14, 20, 4, pen.round('#3a4152'))
      pen.box(-4, 5, 8, 8, 2, pen.round('#5a6478'))
    })
  plug(18, 14, 0)
  plug(84, 80, 118)
}

function paintPowerBank(pen: Pen): void {
  pen.box(0, 0, 60, 98, 12, pen.fall('#2b2f3a'))
  pen.box(2, 1, 56, 95, 11, pen.fall('#3a4152'))
  pen.box(14, 4, 14, 5, 2.5, '#10131a')
  pen.box(34, 4, 12, 5, 2.5, '#10131a')
  pen.box(12, 18, 36, 26, 6, '#0d1018')
  pen.word('86', 30, 31, 28, 19, '#4fe0a0')
  pen.emoji('high-voltage', 30, 62, 24)
  pen.word('20000', 30, 86, 40, 9, '#c3c9d6')
}

function paintPad(pen: Pen): void {
  pen.line('M88 48Q104 54 100 72', '#3a4152', 4)
  pen.fill('M4 42V48Q8 72 50 72Q92 72 96 48V42Z', pen.round('#2b2f3a'))
  pen.oval(50, 42, 46, 26, pen.fall('#4a5264'))
  pen.oval(50, 42, 36, 20, pen.fall('#3a4152'))
  pen.line('M26 42a24 13 0 1 0 48 0a24 13 0 1 0 -48 0', '#4ad6f5', 1.6)
  pen.at(34, 2, 0, 1, () => {
    pen.fill('M4 30L22 2Q24 0 28 2L52 12Q56 14 54 18L36 46Q34 49 30 47L4 36Q1 34 4 30Z', pen.fall('#f4f6fb'))
    pen.fill('M9 31L24 7L48 17L33 41Z', pen.fall('#5a8fe8'))
    pen.emoji('high-voltage', 28, 24, 16)
  })
}

function paintCarMount(pen: Pen): void {
  for (const y of [70, 78, 86]) pen.box(0, y, 78, 5, 2.5, pen.fall('#8a93a3'))
  pen.box(28, 66, 22, 30, 5, pen.fall('#2b2f3a'))
  pen.disc(39, 68, 9, pen.ball('#5a6478'))
  pen.at(18, 0, 0, 0.82, () => paintFront(pen))
  pen.at(37, 34, 0, 1, () => {
    pen.fill('M-5 -16Q0 -20 5 -16L9 -4Q9 4 0 14Q-9 4 -9 -4Z', pen.ball('#e8503a'))
    pen.disc(0, -5, 4.5, '#ffffff')
  })
}

function paintSelfieStick(pen: Pen): void {
  pen.line('M40 78L14 102M40 78L66 102M40 78V104', '#2b2f3a', 5)
  pen.box(35, 58, 10, 26, 4, pen.round('#3a4152'))
  pen.box(37, 38, 6, 24, 2, pen.round('#c3c9d6'))
  pen.disc(40, 70, 3, '#e8503a')
  pen.at(6, 2, 0, 1, () => {
    pen.box(0, 0, 68, 36, 7, pen.fall('#23262f'))
    pen.box(2.5, 2.5, 63, 31, 5, pen.fall('#8fd0f5'))
    pen.emoji('smiling-face', 24, 18, 22)
    pen.emoji('smiling-face-with-sunglasses', 46, 19, 20)
  })
  pen.box(30, 34, 20, 6, 2, pen.fall('#2b2f3a'))
}

function paintWatch(pen: Pen): void {
  pen.fill('M16 26L20 2Q20 0 24 0H40Q44 0 44 2L48 26Z', pen.round('#3a4152'))
  pen.fill('M16 78L20 102Q20 104 24 104H40Q44 104 44 102L48 78Z', pen.round('#3a4152'))
  for (const y of [90, 96]) pen.disc(32, y, 1.4, '#10131a')
  pen.box(58, 42, 6, 16, 3, pen.fall('#c3c9d6'))
  pen.box(2, 20, 58, 64, 16, pen.fall('#c9cfdc'))
  pen.box(5, 23, 52, 58, 13, '#0d1018')
  pen.word('10:09', 31, 40, 40, 17, '#ffffff')
  pen.emoji('red-heart', 19, 64, 12)
  pen.word('72', 34, 64, 16, 11, '#f0566f')
  pen.line('M44 69a6 6 0 1 1 6 -6', '#4fe0a0', 2.6)
}

function paintGamepad(pen: Pen): void {
  for (const [x, side] of [
    [18, 1],
    [98, -1],
  ] as const) {
    pen.fill(
      `M${x + side * 16} 2H${x - side * 6}Q${x - side * 18} 4 ${x - side * 18} 30Q${x - side * 16} 62 ${x - side * 4} 62Q${x + side * 8} 60 ${x + side * 16} 46Z`,
      pen.fall('#3a4152'),
    )
  }
  pen.box(30, 4, 56, 42, 5, pen.fall('#23262f'))
  pen.box(33, 7, 50, 36, 3, pen.fall('#6a4ae0'))
  pen.emoji('rocket', 58, 25, 24)
  pen.disc(14, 20, 8, pen.ball('#6a7080'))
  pen.line('M14 36v12M8 42h12', '#c3c9d6', 4)
  for (const [x, y, tone] of [
    [102, 14, '#f9c22e'],
    [108, 21, '#f0566f'],
    [96, 21, '#4ab4f5'],
    [102, 28, '#4fd06a'],
  ] as const)
    pen.disc(x, y, 3.4, pen.ball(tone))
  pen.disc(101, 44, 7, pen.ball('#6a7080'))
}
