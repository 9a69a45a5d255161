// Counts a line of the cart up and down; below one piece it is taken out (ATC-01, CRT-04).
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import { Stepper } from '#web/ui/action/stepper.tsx'
import { type CartActions, loadCartActions } from '../cart-actions.ts'
import type { ShownLine } from '../shown-lines.rules.ts'

interface LineStepperProps {
  line: ShownLine
  place: keyof typeof places
}

const places = {
  card: { look: 'solid', tabIndex: -1 },
  row: { look: 'plain' },
} as const

export function LineStepper({ line, place }: LineStepperProps) {
  const t = useTranslations('common')
  const { name } = line
  const ask = async (what: (actions: CartActions) => void) => {
    const actions = await loadCartActions()
    if (actions) what(actions)
  }
  return (
    <div className="*:w-full *:justify-between">
      <Stepper
        value={line.quantity}
        onValueChange={(quantity) => ask((actions) => actions.update(line, { quantity }))}
        // A press beyond what may be taken is answered with the reason, not with silence (CRT-05).
        limits={{ min: 1, max: Number.MAX_SAFE_INTEGER }}
        labels={{
          group: t('pieces_of', { name }),
          decrease: t('one_less', { name }),
          increase: t('one_more', { name }),
        }}
        removal={{
          icon: <Trash2 aria-hidden size={18} />,
          label: t('remove_from_cart', { name }),
          onRemove: () => ask((actions) => actions.remove(line)),
        }}
        {...places[place]}
      />
    </div>
  )
}
