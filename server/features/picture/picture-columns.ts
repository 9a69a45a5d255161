// Every column that names pictures, for whoever asks whether one is still shown somewhere.
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cartLine } from '#server/database/schema/cart.ts'
import { chatMessage } from '#server/database/schema/chat.ts'
import {
  deliveryMan,
  landing,
  notification,
  parcelCategory,
  policy,
  review,
  testimonial,
} from '#server/database/schema/content.ts'
import { importRow } from '#server/database/schema/import.ts'
import { category, commonCondition, item } from '#server/database/schema/item.ts'
import { order, orderLine, refund } from '#server/database/schema/order.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import { banner, basicCampaign, itemCampaign } from '#server/database/schema/promotion.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { businessSetting, module } from '#server/database/schema/zone.ts'

/** The name of a file alone, or several. */
export const namingColumns: readonly PgColumn[] = [
  ...[item.image, item.images, category.image, commonCondition.image],
  ...[store.logo, store.cover_photo, module.thumbnail, module.icon, parcelCategory.image],
  ...[banner.image, banner.link, basicCampaign.image, itemCampaign.image, notification.image],
  ...[testimonial.reviewer_image, testimonial.company_image, deliveryMan.image, customer.image],
  ...[review.customer_image, review.attachment, chatMessage.file, refund.image],
  ...[order.order_attachment, order.order_proof],
]

/** Documents that name files somewhere inside: what was ordered, what is in carts, pages and settings. */
export const documentColumns: readonly PgColumn[] = [
  ...[orderLine.item_details, order.bill, cartLine.snapshot, customerNotification.data],
  ...[landing.value, landing.text, policy.html, businessSetting.value, importRow.cells],
]
