// Letters leave by SMTP, or land in the log.
import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listenLocally } from '#server/testing/listen.ts'
import { createLog } from '../log/log.ts'
import { createMail } from './mail.ts'

const letter = { to: 'ann@shop.test', subject: 'Fivefold', text: 'Your code is 1234.' }

/** Just enough SMTP to take one letter. */
function takeLetter(socket: Socket, received: string[]) {
  let isData = false
  const answers: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' }
  socket.setEncoding('utf8')
  socket.write('220 test\r\n')
  socket.on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').filter((one) => one !== '')) {
      received.push(line)
      if (isData && line !== '.') continue
      isData = line === 'DATA'
      socket.write(`${answers[line] ?? '250 ok'}\r\n`)
    }
  })
}

test('a mail goes out by SMTP', async () => {
  const received: string[] = []
  const server = await listenLocally(createServer((socket) => takeLetter(socket, received)))
  const settings = { url: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from: 'Shop <shop@shop.test>' }
  const mail = createMail(settings, createLog('silent'), false)
  await mail.send(letter)
  await server.close()
  expect(mail.reaches_mailboxes).toBe(true)
  expect(received).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<shop@shop.test>',
      'RCPT TO:<ann@shop.test>',
      'From: Shop <shop@shop.test>',
      'Subject: Fivefold',
      'Your code is 1234.',
    ]),
  )
})

test('a server that is not there is a failure', async () => {
  const mail = createMail({ url: 'smtp://127.0.0.1:9', from: 'shop@shop.test' }, createLog('silent'), false)
  await expect(mail.send(letter)).rejects.toThrow()
})

test.each([true, false])('without a server a mail is in the log of a demo only (%s)', async (isDemo) => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  const mail = createMail(null, log, isDemo)
  await mail.send(letter)
  expect(mail.reaches_mailboxes).toBe(false)
  expect(lines.join('').includes(letter.text)).toBe(isDemo)
  expect(lines).toHaveLength(1)
})
