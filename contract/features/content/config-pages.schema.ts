// The part of GET /config about pages, apps and partners, which the storefront reads little of and other clients much.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { linkStatus } from './landing.schema.ts'

const flag = z.boolean()
const text = z.string()
const amount = z.number()
const whole = z.number().int()

export const pages = {
  refund_policy: bit,
  cancelation_policy: bit,
  shipping_policy: bit,
  landing_page_links: z.object({
    app_url_android_status: linkStatus,
    app_url_android: text,
    app_url_ios_status: linkStatus,
    app_url_ios: text,
  }),
  landing_page_settings: z.null(),
  app_url_android: text,
  app_url_ios: text,
  app_url_android_store: text,
  app_url_ios_store: text,
  app_url_android_deliveryman: text,
  app_url_ios_deliveryman: text,
  app_minimum_version_android: amount,
  app_minimum_version_ios: amount,
  app_minimum_version_android_store: amount,
  app_minimum_version_ios_store: amount,
  app_minimum_version_android_deliveryman: amount,
  app_minimum_version_ios_deliveryman: amount,
}

export const partners = {
  toggle_dm_registration: flag,
  toggle_store_registration: flag,
  dm_picture_upload_status: bit,
  store_review_reply: flag,
  admin_commission: amount,
  commission_business_model: bit,
  subscription_business_model: bit,
  subscription_free_trial_days: whole,
  subscription_free_trial_type: text,
  subscription_free_trial_status: bit,
  disbursement_type: text,
  restaurant_disbursement_waiting_time: whole,
  dm_disbursement_waiting_time: whole,
  websocket_status: bit,
  websocket_url: text,
  websocket_port: whole,
  websocket_key: text,
  websocket_scheme: text,
}
