// The shop's settings and texts; every feature that obeys a setting reads it here.
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { fromMinor } from '#contract/core/money.ts'
import { formatMoney } from '#contract/core/money-text.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { contentFailures } from '#contract/features/content/content.failures.ts'
import type { LandingPage, Testimonial } from '#contract/features/content/landing.schema.ts'
import type { PolicyKey } from '#contract/features/content/policy.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { ModuleService } from '#server/features/module/module.service.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { IdentityProvider } from '#server/platform/config/outside-services.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { ReadOriginals } from '#server/platform/messages/original-texts.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { presentConfig } from './config.present.ts'
import {
  activePolicyKeys,
  activeTestimonials,
  addSubscriber,
  landingRows,
  policyText,
  settingRows,
} from './content.db.ts'
import { presentLanding, presentTestimonial } from './landing.present.ts'
import { type ShopSettings, shopSettings } from './settings.ts'
import { createTextOverrides } from './texts/text-overrides.ts'

export interface ContentParts {
  db: Database
  caching: CacheClock
  modules: ModuleService
  time_zone: string
  demo: boolean
  /** Providers people may sign in with. */
  identity_providers: readonly Pick<IdentityProvider, 'name' | 'client_id' | 'authorize_url'>[]
  /** Keys of the gateways this process can reach. */
  reachable: readonly string[]
  /** Gateways set up for the process; offered whether the shop lists them or not. */
  set_up: ShopSettings['active_payment_method_list']
  log: Log
  /** Of the storefront's texts. */
  originals: ReadOriginals
}

export function createContentService(parts: ContentParts) {
  const { db, caching, modules, time_zone, demo, identity_providers, reachable, set_up } = parts

  async function readSettings(): Promise<ShopSettings> {
    dependOn([tags.settings])
    const rows = await settingRows(db)
    const own = Object.fromEntries(rows.map((row) => [row.key, row.value]))
    const known = shopSettings.parse({ digital_payment: set_up.length > 0, ...own })
    return { ...known, active_payment_method_list: offered(known.active_payment_method_list) }
  }

  /** Nobody is sent to a gateway that can not be reached. */
  function offered(listed: ShopSettings['active_payment_method_list']) {
    const unlisted = set_up.filter(({ gateway }) => !listed.some((one) => one.gateway === gateway))
    return [...listed.filter(({ gateway }) => reachable.includes(gateway)), ...unlisted]
  }

  /** Read with almost every request. */
  const settings = createCachedValue(caching, readSettings)
  const textOverrides = createTextOverrides(parts)

  return {
    settings,
    textOverrides: textOverrides.of,
    ownNotices: textOverrides.ownNotices,

    async config(scope: Scope): Promise<ShopConfig> {
      dependOn([tags.content])
      const [known, policies, active, overrides] = await Promise.all([
        settings(),
        activePolicyKeys(db),
        modules.list({ ...scope, zone_ids: [] }),
        textOverrides.of(scope.language),
      ])
      const facts = { settings: known, policies, modules: active, time_zone, demo, identity_providers }
      const { version } = overrides
      return { ...presentConfig(facts, scope), ...(version ? { text_overrides: version } : {}) }
    },

    /** An amount as the shop writes it, for pages made on the server. */
    async moneyText(minor: number): Promise<string> {
      return formatMoney(fromMinor(minor), await settings())
    },

    async landingPage(scope: Scope): Promise<LandingPage> {
      dependOn([tags.content])
      const [rows, testimonials] = await Promise.all([landingRows(db), activeTestimonials(db)])
      return presentLanding(rows, testimonials, scope)
    },

    async testimonials(scope: Scope): Promise<Testimonial[]> {
      dependOn([tags.content])
      return (await activeTestimonials(db)).map((row) => presentTestimonial(row, scope))
    },

    async policy(key: PolicyKey, language: Language): Promise<string> {
      dependOn([tags.content])
      const html = await policyText(db, key)
      return html ? html[language] : refuse(contentFailures.no_policy)
    },

    /** Letter case does not make another address. */
    async subscribe(email: string, scope: Scope): Promise<{ message: string }> {
      const added = await addSubscriber(db, email.toLowerCase())
      refuseUnless(added, contentFailures.already_subscribed)
      return { message: translate(scope.language, 'Subscription successful') }
    },
  }
}

export type ContentService = ReturnType<typeof createContentService>
