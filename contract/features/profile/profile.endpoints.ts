// The customer's own account: reading, changing, leaving.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireIdList } from '../../core/wire.ts'
import { item } from '../item/item.schema.ts'
import { personNameFields, requirePersonName } from '../session/person-name.ts'
import { emailAddress, message, newPassword } from '../session/session.schema.ts'
import { profileFailures } from './profile.failures.ts'
import { myData, notification, profile, seenHoldings } from './profile.schema.ts'

const own = {
  feature: 'profile',
  caller: 'customer',
  module: 'used',
  zone: 'unused',
  params: nothing,
  input: nothing,
} as const

const stranger = coreFailures.unauthenticated

const names = {
  f_name: {
    required: 'First name is required!',
    long: 'The first name must not be greater than 100 characters.',
  },
  l_name: {
    required: 'Last name is required!',
    long: 'The last name must not be greater than 100 characters.',
  },
}

export const largestProfileImage = 2 * 1_024 * 1_024

/** Clients send the old file's name, or an empty file, when no new picture was chosen. */
const chosenFile = z.preprocess(
  (given) => (given instanceof File && given.size > 0 ? given : undefined),
  z.file().max(largestProfileImage, 'The image must not be larger than 2 MB.').optional(),
)

const update = requirePersonName(
  z.object({
    ...personNameFields(names),
    email: emailAddress,
    password: newPassword.optional(),
    image: chosenFile,
  }),
  names,
)

/** Replies `[]`, as clients of this API expect of an action without a result. */
const emptyList = z.array(z.never())

export const profileEndpoints = {
  info: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/info',
    summary: 'The signed-in customer.',
    reply: profile,
    failures: [stranger],
  }),
  update: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/update-profile',
    summary:
      'Changes name, e-mail, picture and password. Another e-mail address is to be proven before it signs in; a new password signs the other devices out.',
    input: update,
    reply: message,
    failures: [
      stranger,
      profileFailures.social_password,
      profileFailures.image_kind,
      profileFailures.image_unreadable,
    ],
  }),
  interest: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/interest',
    summary: 'Categories the customer likes.',
    reply: z.object({ interest: z.array(z.number().int()) }),
    failures: [stranger],
  }),
  updateInterest: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/update-interest',
    summary: 'Categories the customer likes; they replace the earlier ones.',
    input: z.object({ interest: wireIdList }),
    reply: message,
    failures: [stranger, profileFailures.interest_unknown],
  }),
  updatePushToken: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/cm-firebase-token',
    summary: 'Where push messages go; `@` means nowhere.',
    input: z.object({ cm_firebase_token: z.string().max(1_000) }),
    reply: message,
    failures: [stranger],
  }),
  updateZone: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/update-zone',
    summary: 'Remembers the zone of the request as the customer’s.',
    zone: 'required',
    reply: emptyList,
    failures: [stranger, coreFailures.zone_required, profileFailures.zone_unknown],
  }),
  suggestedItems: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/suggested-items',
    summary: 'At most five items of the categories the customer likes, else the most ordered ones.',
    zone: 'used',
    reply: z.array(item),
    failures: [stranger, profileFailures.zone_required],
  }),
  notifications: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/notifications',
    summary: 'What the business announced in the last 15 days, and what concerns this customer.',
    zone: 'required',
    reply: z.array(notification),
    failures: [stranger, coreFailures.zone_required],
  }),
  myData: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/my-data',
    summary: 'Everything the shop keeps about the customer.',
    reply: myData,
    failures: [stranger],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/remove-account',
    summary:
      'Removes the account and everything personal; refused while an order runs, or when there is more in the account than the client says the customer saw.',
    input: seenHoldings,
    reply: emptyList,
    failures: [stranger, profileFailures.order_running, profileFailures.holdings_moved],
  }),
}
