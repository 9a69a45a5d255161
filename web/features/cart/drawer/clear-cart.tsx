// Empties the cart after one question; what was in it can be had back for a while.
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { loadCartActions } from '../cart-actions.ts'
import type { ShownCart } from '../cart-state.ts'

export function ClearCart({ cart }: { cart: ShownCart }) {
  const t = useTranslations('cart')
  const [isAsked, setAsked] = useState(false)
  const texts = useConfirmTexts({ question: t('confirm_clear') })
  const clear = async () => {
    setAsked(false)
    const actions = await loadCartActions()
    await actions?.clear(cart)
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsked(true)} className="self-start">
        <Trash2 aria-hidden size={16} />
        {t('clear')}
      </Button>
      <ConfirmDialog open={isAsked} onOpenChange={setAsked} onConfirm={clear} tone="danger" texts={texts} />
    </>
  )
}
