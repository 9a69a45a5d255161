// Texts leave through the gateway as its template wants them, or land in the log.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmsGateway, startSmsGateway } from '#server/testing/sms-gateway.ts'
import { createLog } from '../log/log.ts'
import { createSms } from './sms.ts'

let gateway: SmsGateway

beforeAll(async () => {
  gateway = await startSmsGateway()
})

afterAll(() => gateway.close())

const silent = createLog('silent')

test('a text goes out filled into the template, with the token', async () => {
  const body = {
    from: 'Shop',
    to: '{to}',
    text: '{text}',
    more: [{ again: '{to}!', unknown: '{x}' }, 7, null],
  }
  const sms = createSms({ url: gateway.url, token: 'secret', body }, silent, false)
  await sms.send('+77010000001', 'Say "hi" \\ {to}')
  expect(sms.reaches_phones).toBe(true)
  expect(gateway.received.at(-1)).toEqual({
    from: 'Shop',
    to: '+77010000001',
    text: 'Say "hi" \\ {to}',
    more: [{ again: '+77010000001!', unknown: '{x}' }, 7, null],
    authorization: 'Bearer secret',
  })
})

test('without a token none is sent', async () => {
  const sms = createSms(
    { url: gateway.url, token: undefined, body: { to: '{to}', text: '{text}' } },
    silent,
    false,
  )
  await sms.send('+77010000001', 'hello')
  expect(gateway.received.at(-1)?.authorization).toBeUndefined()
})

test('a gateway that refuses is a failure', async () => {
  const sms = createSms({ url: gateway.url, token: undefined, body: {} }, silent, false)
  gateway.answerWith(500)
  await expect(sms.send('+77010000001', 'hello')).rejects.toThrow('answered 500')
  gateway.answerWith(200)
})

function withoutGateway(isDemo: boolean) {
  const lines: string[] = []
  return {
    lines,
    sms: createSms(null, pino({ base: null }, { write: (line) => void lines.push(line) }), isDemo),
  }
}

test('without a gateway the text of a demo is in the log', async () => {
  const { sms, lines } = withoutGateway(true)
  await sms.send('+77010000001', 'your code is 1234')
  expect(sms.reaches_phones).toBe(false)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ to: '+77010000001', text: 'your code is 1234' })
})

test('[AUT-01] outside the demo the log tells that there was a text, not the code in it', async () => {
  const { sms, lines } = withoutGateway(false)
  await sms.send('+77010000001', 'your code is 1234')
  expect(lines.join('')).toContain('SMS_URL')
  expect(lines.join('')).not.toMatch(/1234|7701/)
})
