// A customer's row as the customer sees it: every field is named here, so that no secret slips out.
import { toBit } from '#contract/core/bit.ts'
import { fromMinor } from '#contract/core/money.ts'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { CustomerRow } from './profile.db.ts'

const dayMs = 86_400_000

export interface Holdings {
  /** Minor units. */
  wallet_balance: number
  loyalty_point: number
}

export function presentProfile(
  row: CustomerRow,
  held: Holdings,
  { origin, at }: { origin: string; at: Date },
): Profile {
  const proven_at = row.new_email === null ? row.email_verified_at : null
  return {
    id: row.id,
    f_name: row.f_name,
    l_name: row.l_name,
    phone: row.phone,
    email: row.new_email ?? row.email,
    unproven_email: row.new_email,
    image: row.image,
    image_full_url: row.image === null ? null : pictureUrl(origin, 'customer', row.image),
    is_phone_verified: toBit(row.is_phone_verified),
    is_email_verified: toBit(proven_at !== null),
    email_verified_at: proven_at?.toISOString() ?? null,
    status: toBit(row.status),
    order_count: row.order_count,
    login_medium: row.login_medium,
    social_id: row.social_id,
    zone_id: row.zone_id,
    wallet_balance: fromMinor(held.wallet_balance),
    loyalty_point: held.loyalty_point,
    ref_code: row.ref_code,
    ref_by: row.ref_by,
    current_language_key: row.current_language_key,
    userinfo: null,
    member_since_days: Math.max(0, Math.floor((at.getTime() - row.created_at.getTime()) / dayMs)),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
