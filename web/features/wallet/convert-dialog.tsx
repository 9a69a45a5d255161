// Turns points into money in the wallet; what comes out is said before it is done.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { loyaltyEndpoints } from '#contract/features/wallet/loyalty.endpoints.ts'
import {
  conversionProblem,
  type LoyaltyTerms,
  pointsConverted,
  worthOf,
} from '#contract/features/wallet/loyalty.rules.ts'
import { walletEndpoints } from '#contract/features/wallet/wallet.endpoints.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

interface ConvertDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  points: number
  terms: LoyaltyTerms
}

export function ConvertDialog(props: ConvertDialogProps) {
  const t = useTranslations()
  const { open, onOpenChange } = props
  const form = useId()
  const convert = useConvert(() => onOpenChange(false))
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        convert.reset()
        onOpenChange(isOpen)
      }}
      size="small"
      title={t('wallet.convert_title')}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={form} size="large" loading={convert.isPending} className="w-full">
          {t('wallet.convert')}
        </Button>
      }
    >
      <ConvertForm {...props} id={form} refusal={convert.refusal} onConvert={convert.mutate} />
    </Dialog>
  )
}

function useConvert(onDone: () => void) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const touched = [profileEndpoints.info, loyaltyEndpoints.transactions, walletEndpoints.transactions]
  const intention = useIntention()
  const convert = useMutation({
    mutationFn: (point: number) =>
      api.call(loyaltyEndpoints.transfer, {
        input: { point },
        request_key: intention.keyOf(point),
        quiet: true,
      }),
    onSuccess: async () => {
      intention.done()
      onDone()
      notify.success(t('wallet.converted'))
      await Promise.all(touched.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
  })
  const refusal = convert.error ? refusalOf(convert.error) : undefined
  return { ...convert, refusal }
}

/** An answer lost on the way is asked for again under the same key, so that points are not taken twice. */
function useIntention() {
  const known = useRef<{ points: number; key: string } | null>(null)
  return {
    keyOf(points: number): string {
      if (known.current?.points !== points) known.current = { points, key: crypto.randomUUID() }
      return known.current.key
    },
    done() {
      known.current = null
    },
  }
}

interface ConvertFormProps extends Pick<ConvertDialogProps, 'points' | 'terms'> {
  id: string
  refusal: string | undefined
  onConvert(points: number): void
}

function ConvertForm({ id, points, terms, refusal, onConvert }: ConvertFormProps) {
  const t = useTranslations('wallet')
  const { money } = useFormat()
  const all = pointsConverted(points, terms)
  const [text, setText] = useState(all > 0 ? String(all) : '')
  const [isJudged, setJudged] = useState(false)
  const wanted = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const problem = conversionProblem(wanted, points, terms)
  const wrong = {
    insufficient: t('insufficient_amount'),
    below_minimum: t('exchange_more', { n: terms.minimum_point }),
  }
  const worth = isolated(money(fromMinor(worthOf(wanted, terms))))
  const staying = wanted - pointsConverted(wanted, terms)
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        if (problem === null) onConvert(wanted)
      }}
    >
      <TextField
        label={t('points_to_convert')}
        hint={t('points_balance', { points })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isJudged && problem ? wrong[problem] : refusal}
        end={
          <Button size="small" variant="ghost" onClick={() => setText(String(all))}>
            {t('all_points')}
          </Button>
        }
      />
      <p role="status" className="rounded-card bg-fill p-4 text-center">
        <span className="block text-13 text-ink-soft">{t('you_get')}</span>
        <span className="font-semibold text-22 tabular">{worth}</span>
        {staying > 0 && problem === null ? (
          <span className="mt-1 block text-13 text-ink-soft">
            {t('remaining_points', { points: staying })}
          </span>
        ) : null}
      </p>
    </form>
  )
}
