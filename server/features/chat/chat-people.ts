// Everybody a set of conversations is between, read at once.
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import { customerRow, deliveryMenByIds, type Partner, storesOfVendors } from './chat.db.ts'
import type { ChatView, People } from './chat.present.ts'

export interface ChatPeopleParts {
  db: Database
  content: Pick<ContentService, 'settings'>
}

export function createChatPeople({ db, content }: ChatPeopleParts) {
  const idsOf = (partners: readonly Partner[], type: Partner['type']) => [
    ...new Set(partners.filter((one) => one.type === type).map(({ id }) => id)),
  ]

  async function storesBehind(partners: readonly Partner[]) {
    const ids = idsOf(partners, 'vendor')
    const rows = ids.length > 0 ? await storesOfVendors(db, ids) : []
    return new Map(rows.map((row) => [row.vendor_id, row]))
  }

  async function deliveryMenAmong(partners: readonly Partner[]) {
    const ids = idsOf(partners, 'delivery_man')
    const rows = ids.length > 0 ? await deliveryMenByIds(db, ids) : []
    return new Map(rows.map((row) => [row.id, row]))
  }

  return {
    async exists(partner: Partner): Promise<boolean> {
      if (partner.type === 'admin') return partner.id === 0
      const found = partner.type === 'vendor' ? storesBehind([partner]) : deliveryMenAmong([partner])
      return (await found).has(partner.id)
    },

    async of(
      customer_id: number,
      partners: readonly Partner[],
      { language }: Pick<ChatView, 'language'>,
    ): Promise<People> {
      const [customer, stores, delivery_men, settings] = await Promise.all([
        customerRow(db, customer_id),
        storesBehind(partners),
        deliveryMenAmong(partners),
        content.settings(),
      ])
      if (!customer) throw new Error(`customer ${customer_id} is gone`)
      const { business_name, fav_icon, phone, email } = settings
      return {
        customer,
        stores,
        delivery_men,
        business: { name: business_name[language], logo: fav_icon, phone, email },
      }
    },
  }
}
