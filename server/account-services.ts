// Composition of everything about people: sessions, ways in, addresses, accounts.
import type { Database } from './database/connection.ts'
import type { DemoActors } from './demo.ts'
import { type AddressService, createAddressService } from './features/address/address.service.ts'
import type { ContentService } from './features/content/content.service.ts'
import type { ItemService } from './features/item/item.service.ts'
import {
  createProfileService,
  type PersonalData,
  type ProfileParts,
  type ProfileService,
} from './features/profile/profile.service.ts'
import { type AccountService, createAccountService } from './features/session/account.service.ts'
import {
  createSessionService,
  type SessionService,
  type SignInListener,
} from './features/session/session.service.ts'
import type { ZoneService } from './features/zone/zone.service.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import type { Log } from './platform/log/log.ts'
import { createMail } from './platform/mail/mail.ts'
import { createSms } from './platform/sms/sms.ts'
import { createIdTokens } from './platform/social/id-token.ts'

export interface AccountServiceParts extends Pick<ProfileParts, 'alone' | 'hasRunningOrder' | 'holdings'> {
  config: Config
  db: Database
  clock: Clock
  log: Log
  actors?: DemoActors | undefined
  pictures: PictureStore
  limiter: RateLimiter
  content: ContentService
  zones: ZoneService
  items: Pick<ItemService, 'itemsByIds'>
  onSignIn: readonly SignInListener[]
  personalData: Readonly<Record<string, PersonalData>>
}

export interface People {
  sessions: SessionService
  accounts: AccountService
  addresses: AddressService
  profiles: ProfileService
}

export function createAccountServices(parts: AccountServiceParts): People {
  const { config, clock, log } = parts
  const { demo, time_zone } = config
  const sessions = createSessionService(parts)
  const addresses = createAddressService(parts)
  const accounts = createAccountService({
    ...parts,
    demo,
    stand_in_code: parts.actors?.one_time_code ?? null,
    limits_sign_in: config.rate_limit,
    sessions,
    sms: createSms(config.sms, log, demo),
    mail: createMail(config.mail, log, demo),
    idTokens: createIdTokens(config.identity_providers, clock),
  })
  const passkey: PersonalData = { export: accounts.passkeys, forget: accounts.forgetPasskeys }
  const personalData = { ...parts.personalData, passkey }
  const profiles = createProfileService({ ...parts, time_zone, sessions, addresses, personalData })
  return { sessions, accounts, addresses, profiles }
}
