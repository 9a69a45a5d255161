// The people of a run: customers and guests, renewed when the run has signed them out or removed them.
import { z } from 'zod'
import type { AskShop } from './ask-shop.ts'

const signedIn = z.object({ token: z.string() })
const newGuest = z.object({ guest_id: z.number() })

const howMany = { customers: 6, guests: 4 }

export function createPeople(ask: AskShop) {
  let made = 0
  const tokens: string[] = []
  const guests: number[] = []

  /** Nobody else of the run, and nobody of the demo, has this phone. */
  async function signUp(): Promise<string> {
    made += 1
    const person = {
      f_name: 'Fuzz',
      l_name: `Customer ${made}`,
      email: `fuzz-${process.pid}-${made}@shop.test`,
      phone: `+7799${String(process.pid % 1_000).padStart(3, '0')}${String(made).padStart(4, '0')}`,
      password: 'a long secret',
    }
    return signedIn.parse(await ask('POST', '/auth/sign-up', person)).token
  }

  async function isAlive(token: string): Promise<boolean> {
    return (await ask.status('GET', '/customer/info', { authorization: `Bearer ${token}` })) === 200
  }

  return {
    tokens,
    guests,
    /** In the same places as before, so that a request of the same number comes from the same place. */
    async renew(): Promise<void> {
      for (let place = 0; place < howMany.customers; place += 1) {
        const token = tokens[place]
        if (token === undefined || !(await isAlive(token))) tokens[place] = await signUp()
      }
      for (let place = guests.length; place < howMany.guests; place += 1) {
        guests[place] = newGuest.parse(await ask('POST', '/auth/guest/request')).guest_id
      }
    },
  }
}
