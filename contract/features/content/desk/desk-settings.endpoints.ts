// The settings of the shop, read together and changed group by group.
import { deskCaller, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { settingFailures } from './desk-settings.failures.ts'
import { type SettingGroup, settingChanges, settingsReply } from './desk-settings.schema.ts'

const editing = { ...deskCaller, feature: 'content', needs: 'edit_settings' } as const

function changing<const Group extends SettingGroup>(name: Group) {
  return defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `/desk/settings/${name}`,
    summary: `Changes the settings of the group ${name}; they hold at once.`,
    params: nothing,
    input: settingChanges[name],
    reply: settingsReply,
    failures: [...deskRefusals, coreFailures.changed_meanwhile, ...Object.values(settingFailures)],
  })
}

export const deskSettingEndpoints = {
  read: defineEndpoint({
    ...editing,
    method: 'GET',
    path: '/desk/settings',
    summary: 'Everything the shop is set to, in groups, and what the process was started with.',
    params: nothing,
    input: nothing,
    reply: settingsReply,
    failures: [...deskRefusals],
  }),
  business: changing('business'),
  formats: changing('formats'),
  ordering: changing('ordering'),
  charges: changing('charges'),
  payment: changing('payment'),
  wallet: changing('wallet'),
  points: changing('points'),
  cashback: changing('cashback'),
  referral: changing('referral'),
  sign_in: changing('sign_in'),
  reach: changing('reach'),
  notices: changing('notices'),
  maintenance: changing('maintenance'),
  colours: changing('colours'),
} as const
