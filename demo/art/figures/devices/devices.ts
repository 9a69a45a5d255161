// Audio, computers, smart home and medical devices.
import { darker, lighter } from '../../paint/colour.ts'
import type { Drawing, Pen } from '../pen.ts'

export const devices: Record<string, Drawing> = {
  'earbuds-case': { width: 92, height: 82, paint: paintEarbuds },
  'portable-speaker': { width: 104, height: 60, paint: paintSpeaker },
  'pocket-ssd': { width: 66, height: 92, paint: paintSsd },
  'monitor-screen': { width: 104, height: 84, paint: paintMonitor },
  'colour-bulb': { width: 66, height: 96, paint: paintBulb },
  'robot-vacuum-disc': { width: 100, height: 72, paint: paintVacuum },
  'home-camera': { width: 70, height: 92, paint: paintCamera },
  'digital-thermometer-stick': { width: 98, height: 62, paint: paintThermometer },
  'infrared-thermometer-gun': { width: 80, height: 92, paint: paintThermometerGun },
  'room-hygrometer-box': { width: 84, height: 80, paint: paintHygrometer },
  'pressure-monitor': { width: 104, height: 78, paint: paintPressure },
  'glucose-meter': { width: 92, height: 88, paint: paintGlucose },
  'test-strips-tub': { width: 84, height: 84, paint: paintTestStrips },
  'finger-oximeter': { width: 96, height: 68, paint: paintOximeter },
  nebuliser: { width: 100, height: 84, paint: paintNebuliser },
  'insulin-pen-piece': { width: 100, height: 60, paint: paintInsulinPen },
  'knee-support': { width: 66, height: 96, paint: paintKneeSupport },
}

function paintEarbuds(pen: Pen): void {
  pen.fill('M10 40Q10 8 46 8Q82 8 82 40Z', pen.fall('#c9d3e3'))
  pen.fill('M16 40Q16 15 46 15Q76 15 76 40Z', pen.fall('#3a4354'))
  for (const [x, side] of [
    [32, -1],
    [60, 1],
  ] as const) {
    pen.box(x - 4, 24, 9, 30, 4.5, pen.round('#ffffff'))
    pen.oval(x + side * 3, 22, 11, 10, pen.ball('#ffffff'))
    pen.oval(x - side * 5, 23, 4, 5.5, pen.ball('#8a93a3'))
  }
  pen.fill('M4 42H88Q92 42 91 50Q88 82 46 82Q4 82 1 50Q0 42 4 42Z', pen.fall('#f4f6fb'))
  pen.line('M3 46H89', '#c3cbd9', 1.2)
  pen.disc(46, 60, 2.6, '#4fd06a')
}

function paintSpeaker(pen: Pen): void {
  pen.line('M28 6Q52 -4 76 6', '#2b2b33', 4)
  pen.box(0, 4, 104, 56, 27, pen.fall('#c9283a'))
  const mesh = 'M22 12H82Q92 32 82 52H22Q12 32 22 12Z'
  pen.fill(mesh, pen.fall('#8a1424'))
  pen.within(mesh, () => {
    for (let x = 14; x < 94; x += 4)
      for (let y = 14; y < 54; y += 4) pen.disc(x + (y % 8 === 2 ? 2 : 0), y, 1.2, '#f0707c', 0.8)
  })
  for (const x of [9, 95]) {
    pen.oval(x, 32, 8, 22, pen.round('#3a3f4a'))
    pen.oval(x, 32, 5, 15, pen.ball('#6a7080'))
  }
  pen.word('DAMBRA', 52, 32, 40, 10, '#ffffff')
}

function paintSsd(pen: Pen): void {
  pen.line('M33 92V76', '#2b2b33', 6)
  pen.box(4, 0, 58, 80, 10, pen.fall('#4a5264'))
  pen.box(7, 3, 52, 74, 8, pen.fall('#3a4152'))
  for (let y = 12; y < 40; y += 5) pen.line(`M14 ${y}H52`, '#5a6478', 1.4, 0.8)
  pen.word('SSD', 33, 52, 40, 18, '#ffffff')
  pen.word('1 TB', 33, 67, 30, 9, '#8fd0f5')
  pen.disc(52, 72, 2, '#4fd06a')
}

function paintMonitor(pen: Pen): void {
  pen.fill('M44 64H60L64 78H40Z', pen.round('#a8b0c0'))
  pen.oval(52, 79, 26, 5, pen.fall('#c3cbd9'))
  pen.box(0, 0, 104, 66, 5, pen.fall('#2b2f3a'))
  const screen = 'M4 4H100V60H4Z'
  pen.fill(screen, pen.fall('#4a8fe8'))
  pen.within(screen, () => {
    pen.fill('M0 62L26 30L44 48L66 22L104 60V64H0Z', pen.fall('#2f5fc0'))
    pen.disc(80, 18, 8, pen.ball('#f9d24a'))
    pen.fill('M4 4H40L16 60H4Z', '#ffffff', 0.14)
  })
  pen.word('27', 14, 14, 16, 9, '#ffffff')
}

function paintBulb(pen: Pen): void {
  const glass = 'M33 0Q66 2 65 34Q63 50 52 60L48 70H18L14 60Q3 50 1 34Q0 2 33 0Z'
  pen.fill(glass, pen.ball('#f7f7ff'))
  pen.within(glass, () => {
    for (const [x, tone] of [
      [0, '#f0566f'],
      [13, '#f9a02e'],
      [26, '#f9d92e'],
      [39, '#4fd06a'],
      [52, '#4a9ff5'],
    ] as const)
      pen.box(x, 0, 14, 70, 0, tone, 0.55)
    pen.disc(33, 34, 20, '#ffffff', 0.5)
    pen.line('M24 34Q33 26 42 34M28 40Q33 36 38 40', '#3a4fa8', 3)
    pen.disc(33, 45, 2.6, '#3a4fa8')
  })
  pen.fill('M10 16Q16 6 28 5Q16 14 15 36Z', '#ffffff', 0.7)
  pen.box(18, 68, 30, 20, 4, pen.round('#c3c9d6'))
  for (const y of [74, 80]) pen.line(`M18 ${y}H48`, '#7a8294', 2)
  pen.box(26, 87, 14, 9, 4, pen.round('#4a4f5e'))
}

function paintVacuum(pen: Pen): void {
  for (const [x, turn] of [
    [10, -30],
    [22, 10],
  ] as const)
    pen.at(x, 62, turn, 1, () => {
      for (const lean of [-20, 0, 20]) pen.at(0, 0, lean, 1, () => pen.line('M0 0L-6 9', '#f9a02e', 1.8))
    })
  pen.fill('M2 30V44Q6 70 50 70Q94 70 98 44V30Z', pen.round('#3a4152'))
  pen.fill('M6 46Q50 66 94 46V52Q50 74 6 52Z', '#1f2430', 0.6)
  pen.oval(50, 30, 48, 28, pen.fall('#f4f5fa'))
  pen.oval(50, 30, 43, 24, pen.fall('#e3e6f0'))
  pen.oval(50, 22, 14, 8, pen.fall('#3a4152'))
  pen.oval(50, 19, 14, 8, pen.fall('#5a6478'))
  pen.oval(50, 19, 5, 2.8, '#f0566f')
  for (const [x, tone] of [
    [42, '#4ab4f5'],
    [58, '#4fd06a'],
  ] as const)
    pen.oval(x, 42, 4, 2.6, pen.ball(tone))
}

function paintCamera(pen: Pen): void {
  pen.oval(35, 84, 26, 8, pen.fall('#c9cfdc'))
  pen.box(29, 58, 12, 26, 4, pen.round('#dfe3ee'))
  pen.disc(35, 34, 34, pen.ball('#f6f7fc'))
  pen.disc(35, 34, 24, pen.fall('#2b2f3a'))
  pen.disc(35, 34, 12, pen.ball('#3a5fa8'))
  pen.disc(35, 34, 6, '#101828')
  pen.disc(31, 30, 3, '#ffffff', 0.9)
  for (let turn = 0; turn < 360; turn += 45) pen.at(35, 34, turn, 1, () => pen.disc(0, -18, 1.7, '#f0566f'))
  pen.disc(35, 63, 2, '#4fd06a')
}

function paintThermometer(pen: Pen): void {
  pen.at(49, 31, -24, 1, () => {
    pen.fill('M-14 -11H36Q50 -11 50 0Q50 11 36 11H-14L-30 4H-46Q-52 0 -46 -4H-30Z', pen.fall('#f4f6fb'))
    pen.fill('M-30 -4H-46Q-52 0 -46 4H-30Z', pen.fall('#a8b0c0'))
    pen.box(-10, -7, 34, 14, 3, pen.fall('#b8d6c4'))
    pen.word('36.6', 7, 0, 28, 11, '#1f3a2e')
    pen.disc(38, 0, 5.5, pen.ball('#3f8fe0'))
  })
}

function paintThermometerGun(pen: Pen): void {
  pen.fill('M30 40H60L68 84Q68 92 60 92H44Q38 92 37 86Z', pen.fall('#3f8fe0'))
  pen.fill('M4 10Q4 2 14 2H62Q78 4 78 26Q78 46 62 46H30Q8 46 4 34Z', pen.fall('#f4f6fb'))
  pen.box(-1, 10, 11, 24, 5, pen.fall('#4a4f5e'))
  pen.disc(4, 22, 5, pen.ball('#d8323f'))
  pen.box(32, 8, 34, 22, 4, pen.fall('#7fd6a0'))
  pen.word('36.6', 49, 19, 28, 12, '#123f26')
  pen.box(27, 48, 8, 14, 4, pen.fall('#f9a02e'))
}

function paintHygrometer(pen: Pen): void {
  pen.box(0, 0, 84, 76, 12, pen.fall('#f4f6fb'))
  pen.box(30, 74, 24, 6, 2, '#b9c0ce')
  pen.box(7, 7, 70, 60, 7, pen.fall('#dcebe2'))
  pen.word('22', 36, 24, 40, 26, '#1f2f3a')
  pen.disc(58, 14, 2.6, '#1f2f3a')
  pen.word('C', 66, 22, 14, 12, '#1f2f3a')
  pen.line('M12 40H72', '#9fb3a8', 1)
  pen.emoji('droplet', 22, 54, 18)
  pen.word('45', 46, 54, 28, 18, '#1f6fb5')
  pen.word('RH', 66, 56, 12, 8, '#1f6fb5')
}

function paintPressure(pen: Pen): void {
  pen.line('M58 30Q64 6 78 14', '#4a4f5e', 3.6)
  pen.fill('M66 8Q84 0 100 10Q104 34 100 60Q84 70 66 60Q62 34 66 8Z', pen.round('#2f5fa8'))
  pen.oval(83, 10, 16, 6, pen.fall('#1f3f78'))
  pen.box(68, 30, 30, 8, 2, '#ffffff', 0.85)
  pen.box(0, 20, 68, 58, 10, pen.fall('#f4f6fb'))
  pen.box(6, 26, 42, 44, 5, pen.fall('#c4dccb'))
  pen.word('120', 27, 38, 34, 17, '#1f3a2e')
  pen.word('80', 30, 56, 26, 15, '#1f3a2e')
  pen.emoji('red-heart', 13, 62, 8)
  pen.disc(58, 40, 6.5, pen.ball('#3f8fe0'))
  pen.disc(58, 58, 4, pen.ball('#c3c9d6'))
}

function paintGlucose(pen: Pen): void {
  pen.box(24, 56, 12, 32, 2, pen.round('#f6f7fc'))
  pen.box(26, 78, 8, 10, 1, '#d8323f')
  pen.fill('M4 14Q4 0 30 0Q56 0 56 14V52Q56 68 30 68Q4 68 4 52Z', pen.fall('#3f8fe0'))
  pen.box(10, 10, 40, 28, 5, pen.fall('#dcebe2'))
  pen.word('5.6', 30, 24, 32, 17, '#1f2f3a')
  pen.disc(30, 52, 6, pen.ball('#ffffff'))
  pen.at(74, 46, 14, 1, () => {
    pen.box(-9, -36, 18, 60, 8, pen.round('#f4f6fb'))
    pen.box(-9, -8, 18, 12, 0, pen.round('#3f8fe0'))
    pen.box(-4, 24, 8, 10, 3, pen.round('#a8b0c0'))
  })
  pen.emoji('drop-of-blood', 72, 80, 13)
}

function paintTestStrips(pen: Pen): void {
  pen.box(4, 16, 44, 66, 6, pen.round('#f6f7fc'))
  pen.box(2, 4, 48, 16, 4, pen.round('#d8434b'))
  pen.box(4, 34, 44, 36, 0, pen.round('#3f8fe0'))
  pen.emoji('drop-of-blood', 26, 47, 18)
  pen.word('50', 26, 63, 30, 11, '#ffffff')
  for (const [x, turn] of [
    [62, 8],
    [72, 20],
  ] as const)
    pen.at(x, 50, turn, 1, () => {
      pen.box(-5, -32, 11, 64, 2, pen.round('#fbfbff'))
      pen.box(-5, -32, 11, 12, 2, '#4a4f5e')
      pen.box(-5, 18, 11, 8, 0, '#d8323f')
    })
}

function paintOximeter(pen: Pen): void {
  pen.fill('M58 30Q80 24 94 30Q100 38 94 46Q80 50 58 46Z', pen.fall('#f2c09a'))
  pen.oval(92, 37, 5, 7, '#fbe0cc')
  pen.box(4, 36, 70, 30, 12, pen.fall('#2f5fa8'))
  pen.box(0, 2, 74, 38, 14, pen.fall('#3f7fd6'))
  pen.box(10, 8, 50, 26, 6, '#101828')
  pen.word('98', 24, 21, 24, 17, '#4fe0a0')
  pen.line('M38 22h4l3 -7l4 13l3 -6h5', '#f0566f', 1.8)
}

function paintNebuliser(pen: Pen): void {
  pen.line('M54 62Q72 82 82 60', '#c9dcee', 5)
  pen.box(0, 34, 62, 48, 12, pen.fall('#f4f6fb'))
  pen.box(8, 26, 46, 12, 6, pen.round('#c3d6ea'))
  pen.disc(20, 58, 8, pen.ball('#3f8fe0'))
  for (const y of [50, 56, 62, 68]) pen.line(`M36 ${y}H54`, '#a8b8cc', 2)
  pen.box(76, 42, 12, 20, 4, pen.round('#dcedf8'))
  pen.fill('M62 8Q82 -6 98 12Q102 34 86 44H76Q62 34 62 8Z', pen.fall('#a8e0d8'))
  pen.fill('M68 12Q82 2 92 14Q94 28 84 36H78Q68 28 68 12Z', pen.fall('#dff7f2'), 0.8)
  for (const [x, y, reach] of [
    [54, 10, 6],
    [46, 16, 5],
    [52, 20, 5],
  ] as const)
    pen.disc(x, y, reach, '#ffffff', 0.9)
}

function paintInsulinPen(pen: Pen): void {
  pen.at(50, 30, -24, 1, () => {
    pen.line('M-50 0H-38', '#a8b0c0', 1.6)
    pen.box(-40, -4, 8, 8, 2, pen.fall('#c3c9d6'))
    pen.box(-33, -8, 30, 16, 5, pen.fall('#e4f1fb'))
    pen.box(-29, -5, 22, 10, 3, pen.fall('#8fd0f5'))
    pen.box(-4, -9, 44, 18, 5, pen.fall('#2f7fd6'))
    pen.box(6, -5, 14, 9, 2, '#ffffff')
    pen.word('12', 13, 0, 12, 8, '#1f2f3a')
    pen.box(39, -6.5, 12, 13, 4, pen.fall('#f9a02e'))
  })
}

function paintKneeSupport(pen: Pen): void {
  const outline = 'M8 4Q33 -4 58 4Q66 26 58 48Q62 72 54 92Q33 100 14 92Q4 72 8 48Q0 26 8 4Z'
  pen.fill(outline, pen.round('#3a4152'))
  pen.within(outline, () => {
    for (let y = 6; y < 96; y += 3) pen.line(`M0 ${y}Q33 ${y + 5} 66 ${y}`, lighter('#3a4152', 0.2), 0.8, 0.5)
  })
  pen.oval(33, 46, 18, 18, darker('#3f8fe0', 0.2))
  pen.oval(33, 46, 14, 14, pen.fall('#3a4152'))
  for (const y of [16, 76]) pen.box(4, y, 58, 9, 3, pen.round('#3f8fe0'))
}
