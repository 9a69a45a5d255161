// Composition: every service of the shop, each made from those above it.
import { greatCircle } from '#contract/core/great-circle.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Database } from './database/connection.ts'
import type { DemoActors } from './demo-actors.ts'
import { createDeskServices } from './desk.ts'
import { createAddressService } from './features/address/address.service.ts'
import { createCartService } from './features/cart/cart.service.ts'
import { createCategoryService } from './features/category/category.service.ts'
import { createConditionService } from './features/category/common-condition.service.ts'
import { createChatService } from './features/chat/chat.service.ts'
import { createChatOperations } from './features/chat/chat-operations.ts'
import { createPartnerAnswers } from './features/chat/partner-answers.ts'
import { createCheckoutService } from './features/checkout/checkout.service.ts'
import { createCheckoutContentService } from './features/content/checkout-content.service.ts'
import { createContentService } from './features/content/content.service.ts'
import { createSitemapService } from './features/content/sitemap.service.ts'
import { createCouponService } from './features/coupon/coupon.service.ts'
import { createItemService } from './features/item/item.service.ts'
import { createItemDetailsService } from './features/item/item-details.service.ts'
import { createCombinedService } from './features/listing/combined.service.ts'
import { createListingService } from './features/listing/listing.service.ts'
import { createMenuService } from './features/listing/menu.service.ts'
import { createRelatedService } from './features/listing/related.service.ts'
import { createCoverageService } from './features/location/coverage.service.ts'
import { createLocationService } from './features/location/location.service.ts'
import { createModuleService } from './features/module/module.service.ts'
import { createNoticeSender } from './features/notification/desk/notice-sender.service.ts'
import { createNotificationService } from './features/notification/notification.service.ts'
import { createOrderNews } from './features/order/notices/order-news.ts'
import { createOperations } from './features/order/operations/operations.ts'
import { createOperatorActions } from './features/order/operations/operator-actions.ts'
import { createOrderService } from './features/order/order.service.ts'
import { createUnpaidOrders } from './features/order/payment/unpaid-orders.ts'
import { createReorder } from './features/order/reorder/reorder.ts'
import { createOrderLife } from './features/order/status/change-status.ts'
import { createDueOrders } from './features/order/status/due-orders.ts'
import { createReceiverNote } from './features/order/tracking/receiver-note.ts'
import { createTrackingService } from './features/order/tracking/tracking.service.ts'
import { createParcelService } from './features/parcel/parcel.service.ts'
import { createPaymentService } from './features/payment/payment.service.ts'
import { createProfileService, type PersonalData } from './features/profile/profile.service.ts'
import { createCampaignItemService } from './features/promotion/campaign-item.service.ts'
import { createFilmHosts } from './features/promotion/film-hosts.ts'
import { createFlashSaleService } from './features/promotion/flash-sale.service.ts'
import { createPromotionService } from './features/promotion/promotion.service.ts'
import { createReviewService } from './features/review/review.service.ts'
import { createSubmitReviewService } from './features/review/submit-review.service.ts'
import { createMissedSearches } from './features/search/missed-searches.service.ts'
import { createSearchService } from './features/search/search.service.ts'
import { createAccountService } from './features/session/account.service.ts'
import { createSessionService, type SignInListener } from './features/session/session.service.ts'
import { createStoreService } from './features/store/store.service.ts'
import { createCashbackService } from './features/wallet/cashback.service.ts'
import { createLoyaltyService } from './features/wallet/loyalty.service.ts'
import { createReferralService } from './features/wallet/referral.service.ts'
import { createTopUpService } from './features/wallet/top-up.service.ts'
import { createWalletService } from './features/wallet/wallet.service.ts'
import { createWishlistService } from './features/wishlist/wishlist.service.ts'
import { createZoneService } from './features/zone/zone.service.ts'
import { createGateways } from './gateways.ts'
import type { CacheClock } from './platform/cache/cache.ts'
import type { Clock } from './platform/clock/clock.ts'
import { oneByOne } from './platform/clock/one-by-one.ts'
import type { Config } from './platform/config/config.ts'
import type { Geo } from './platform/geo/geo.ts'
import type { Point } from './platform/geo/point.ts'
import { estimate } from './platform/geo/router.ts'
import { customerOwner } from './platform/http/caller/owner.ts'
import { createRateLimiter, noRateLimit, type RateLimiter } from './platform/http/limits/rate-limit.ts'
import type { PictureStore } from './platform/images/picture-store.ts'
import type { PrivatePictures } from './platform/images/private-pictures.ts'
import type { Log } from './platform/log/log.ts'
import { createMail } from './platform/mail/mail.ts'
import type { ReadOriginals } from './platform/messages/original-texts.ts'
import type { Push } from './platform/push/push.ts'
import { createSms } from './platform/sms/sms.ts'
import { createIdTokens } from './platform/social/id-token.ts'

export interface ServiceParts {
  config: Config
  db: Database
  clock: Clock
  log: Log
  pictures: PictureStore
  /** Addresses of pictures that are not for everybody. */
  privately: PrivatePictures
  push: Push
  /** Map tiles, places and routes; tests of other features go without. */
  geo?: Geo
  /** Those of a demo; a shop with people of its own goes without. */
  actors?: DemoActors | undefined
  /** The storefront's texts as they were written. */
  originals: ReadOriginals
}

interface Base extends ServiceParts {
  time_zone: string
  caching: CacheClock
  limiter: RateLimiter
}

/** What the shop sells, where, and under which terms. */
function createCatalogueServices(base: Base) {
  const { config, db, clock, log, time_zone, caching, limiter } = base
  const { demo, identity_providers } = config
  const { gateways, ...offer } = createGateways(config, log, base.actors?.gateways)
  const modules = createModuleService({ db, caching })
  const content = createContentService({ ...base, modules, demo, identity_providers, ...offer })
  const reviews = createReviewService(base)
  const catalogue = createCatalogue(base)
  const items = createItemService({ db, clock, config, caching, catalogue, settings: content.settings })
  const { itemsByIds } = items
  const stores = createStoreService({
    ...{ db, clock, time_zone, caching },
    ...{ content, reviews, catalogue, itemsByIds },
  })
  return {
    gateways,
    ...offer,
    modules,
    zones: createZoneService({ db, caching, modules }),
    content,
    coupons: createCouponService({ db, clock, time_zone, limiter }),
    reviews,
    catalogue,
    items,
    stores,
    parcels: createParcelService({ db }),
    campaignItems: createCampaignItemService({ db, clock, time_zone, modules, stores }),
  }
}

type CatalogueServices = ReturnType<typeof createCatalogueServices>

/** How visitors look through it. */
function createBrowsingServices(parts: Base & CatalogueServices) {
  const { db, clock, time_zone, caching, catalogue, items, stores } = parts
  const listing = createListingService({ ...parts, requireStore: stores.requireId })
  const missedSearches = createMissedSearches({ db, clock, time_zone })
  const search = createSearchService({ catalogue, items, listing, stores, missed: missedSearches })
  return {
    listing,
    search,
    missedSearches,
    combined: createCombinedService({ listing, stores, searchItems: search.items }),
    menu: createMenuService({ ...parts, listing }),
    related: createRelatedService({ ...parts, listing }),
    itemDetails: createItemDetailsService(parts),
    categories: createCategoryService({ catalogue, listing, stores }),
    conditions: createConditionService({ db, listing }),
    promotions: createPromotionService({ db, clock, time_zone, stores, items }),
    flashSales: createFlashSaleService({ db, clock, items }),
    films: createFilmHosts({ db, caching }),
    sitemap: createSitemapService({ db, clock, time_zone, caching }),
    coverage: createCoverageService({ db, zones: parts.zones }),
  }
}

/** Carts, money and orders. */
function createOrderServices(parts: Base & CatalogueServices) {
  const { config, db, clock, time_zone, geo, content, items, stores } = parts
  const carts = createCartService({ db, clock, time_zone, items, campaignItems: parts.campaignItems, stores })
  const wallets = createWalletService({ db, clock, time_zone })
  const payments = createPaymentService({ ...parts, client_origins: config.client_origins })
  const topUps = createTopUpService({ content, payments, wallets })
  const orders = createOrderService({ ...parts, wallets, payments })
  payments.listen('add_fund', { paid: topUps.book })
  payments.listen('order', { paid: orders.paid, failed: orders.notPaid })
  const referrals = createReferralService({ db, content, wallets })
  const cashback = createCashbackService({ db, clock, time_zone, content, wallets })
  const { runningAmounts } = orders
  const loyalty = createLoyaltyService({ db, clock, content, wallets, referrals, cashback, runningAmounts })
  const checkoutContent = createCheckoutContentService({ ...parts, mostFrequentTip: orders.mostFrequentTip })
  const locations = geo ? createLocationService({ geo }) : null
  const checkout = createCheckoutService({
    ...parts,
    ...{ carts, wallets, orders },
    vehicles: checkoutContent,
    measure: locations?.metres ?? asTheCrowFlies,
    paysDigitally: payments.takesPayments,
  })
  return {
    ...{ carts, wallets, payments, topUps, orders, referrals, cashback, loyalty },
    ...{ checkoutContent, locations, checkout },
    wishlists: createWishlistService({ db, items, stores }),
  }
}

type OrderServices = ReturnType<typeof createOrderServices>

const asTheCrowFlies = async (from: Point, to: Point) => greatCircle(from, to)

/** `personalData` is read when a customer asks for it, and filled by then. */
function createAccountServices(
  parts: Base & CatalogueServices & OrderServices,
  personalData: Readonly<Record<string, PersonalData>>,
) {
  const { config, clock, log, time_zone, carts, wallets, orders } = parts
  const { demo } = config
  const onSignIn: SignInListener[] = [(customer_id, guest_id) => carts.moveGuestCart(guest_id, customer_id)]
  const sessions = createSessionService(parts)
  const addresses = createAddressService(parts)
  const accounts = createAccountService({
    ...parts,
    demo,
    onSignIn,
    stand_in_code: parts.actors?.one_time_code ?? null,
    limits_sign_in: config.rate_limit,
    sessions,
    sms: createSms(config.sms, log, demo),
    mail: createMail(config.mail, log, demo),
    idTokens: createIdTokens(config.identity_providers, clock),
  })
  const profiles = createProfileService({
    ...parts,
    ...{ time_zone, sessions, addresses, personalData },
    holdings: wallets.holdings,
    hasRunningOrder: orders.hasRunningOrder,
    alone: (customer_id, work) => carts.transact(customerOwner(customer_id), work),
  })
  const notifications = createNotificationService({ ...parts, profiles })
  return { sessions, addresses, accounts, profiles, notifications }
}

type AccountServices = ReturnType<typeof createAccountServices>

/** What happens after an order was placed: following it, moving it on, and notifying those who wait for it. */
function createFulfilmentServices(parts: Base & CatalogueServices & OrderServices & AccountServices) {
  const { db, clock, geo, payments, notifications } = parts
  const router = geo?.router ?? null
  const tracking = createTrackingService({ ...parts, router })
  const life = createOrderLife(parts)
  const operations = createOperations({ ...parts, life })
  const unpaid = createUnpaidOrders({ db, clock, payments, life })
  const news = createOrderNews({ db, notifications, ownNotices: parts.content.ownNotices })
  const answers = createPartnerAnswers({ db, clock, notifications })
  const due = createDueOrders({ db, clock, news })
  const notices = createNoticeSender({ ...parts, notifications })
  const route = (from: Point, to: Point) => (router ? router().route(from, to) : estimate(from, to))
  const acting = parts.actors?.steps({ clock, orders: operations, chat: answers, route }) ?? []
  const { refunds } = payments
  const steps = [
    due.startScheduled,
    ...acting,
    news.sendPending,
    due.askForReviews,
    unpaid.sweep,
    refunds.send,
    notices.send,
  ]
  return {
    operations,
    tracking,
    receiverNotes: createReceiverNote({ db, clock, news }),
    reorders: createReorder(parts),
    submitReviews: createSubmitReviewService(parts),
    chats: createChatService({ ...parts, hasRunningOrderWith: tracking.hasRunningOrderWith }),
    operatorActions: createOperatorActions({ ...parts, operations, news }),
    chatOperations: createChatOperations({ db, clock, answers }),
    work: () => oneByOne(steps, (step) => step()),
  }
}

export function createServices(parts: ServiceParts, caching: CacheClock) {
  const { time_zone, rate_limit } = parts.config
  const limiter = rate_limit ? createRateLimiter(caching.now) : noRateLimit
  const base: Base = { ...parts, time_zone, caching, limiter }
  const catalogue = createCatalogueServices(base)
  const browsing = createBrowsingServices({ ...base, ...catalogue })
  const ordering = createOrderServices({ ...base, ...catalogue })
  const personalData: Record<string, PersonalData> = {}
  const accounts = createAccountServices({ ...base, ...catalogue, ...ordering }, personalData)
  const fulfilment = createFulfilmentServices({ ...base, ...catalogue, ...ordering, ...accounts })
  const { wallets, loyalty } = ordering
  Object.assign(personalData, {
    cart: ordering.carts,
    wishlist: ordering.wishlists,
    chat: fulfilment.chats,
    order: ordering.orders,
    review: catalogue.reviews,
    wallet: { export: (customer_id) => wallets.statement(customer_id, {}) },
    loyalty: { export: loyalty.export },
    notification: { forget: accounts.notifications.forget },
    passkey: { export: accounts.accounts.passkeys, forget: accounts.accounts.forgetPasskeys },
  } satisfies Record<string, PersonalData>)
  const desk = createDeskServices({ ...base, ...catalogue, operations: fulfilment.operations })
  const steps = [fulfilment.work, browsing.missedSearches.write, ...desk.steps]
  /** What is due now; asked again every few seconds, by every process. */
  const work = () => oneByOne(steps, (step) => step())
  return { limiter, ...catalogue, ...browsing, ...ordering, ...accounts, ...fulfilment, desk, work }
}

export type Services = ReturnType<typeof createServices>
