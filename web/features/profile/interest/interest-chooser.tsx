// Choosing categories one likes, module by module; what is suggested begins with them (api.md 6, update-interest).
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Chip } from '#web/ui/action/chip.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { allCategoriesQuery, interestQuery, modulesHereQuery } from './interest.queries.ts'

interface InterestChooserProps {
  onSaved?: (() => void) | undefined
  /** Beside the button that saves. */
  otherwise?: ReactNode
}

export function InterestChooser(props: InterestChooserProps) {
  const t = useTranslations('common')
  const access = useAccess()
  const liked = useQuery(interestQuery(access))
  const categories = useQuery(allCategoriesQuery(access))
  const modules = useQuery(modulesHereQuery(access))
  const asked = [liked, categories, modules]
  if (asked.some((one) => one.isError)) {
    const retry = () => Promise.all(asked.map((one) => one.refetch()))
    return <QuietFailure text={t('section_failed')} retryLabel={t('retry')} onRetry={retry} />
  }
  if (!liked.data || !categories.data || !modules.data) return <SkeletonText lines={6} />
  return <Choice {...props} liked={liked.data.interest} categories={categories.data} modules={modules.data} />
}

interface ChoiceProps extends InterestChooserProps {
  liked: readonly number[]
  categories: readonly ShownCategory[]
  modules: readonly Module[]
}

function Choice({ liked, categories, modules, onSaved, otherwise }: ChoiceProps) {
  const t = useTranslations('common')
  const [chosen, setChosen] = useState<readonly number[]>(liked)
  const { save, isSaving } = useSaveInterest(onSaved)
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className="flex flex-col gap-6">
      {modules.map(({ id: module_id, module_name }) => {
        const here = categories.filter((one) => one.module_id === module_id)
        return here.length === 0 ? null : (
          <fieldset key={module_id} className="min-w-0">
            <legend className="mb-3 font-medium text-14 text-ink-soft">{module_name}</legend>
            <div className="flex flex-wrap gap-x-2 gap-y-3">
              {here.map(({ id, name }) => (
                <Chip key={id} selected={chosen.includes(id)} onClick={() => toggle(id)}>
                  {name}
                </Chip>
              ))}
            </div>
          </fieldset>
        )
      })}
      {/* Within reach all along: a phone shows a third of the choices at once. */}
      <div className="sticky bottom-(--dock) z-sticky short:static -mx-5 -mb-5 flex flex-wrap items-center gap-3 sm:justify-end rounded-b-card border-line border-t bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4">
        <Button loading={isSaving} onClick={() => save(chosen)}>
          {t('save')}
        </Button>
        {otherwise}
      </div>
    </div>
  )
}

function useSaveInterest(onSaved?: () => void) {
  const access = useAccess()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (interest: readonly number[]) =>
      access.api.call(profileEndpoints.updateInterest, { input: { interest: [...interest] } }),
    onSuccess: ({ message }, interest) => {
      notify.success(message, { id: 'interest' })
      queryClient.setQueryData(interestQuery(access).queryKey, { interest: [...interest] })
      // What the search box suggests follows from them.
      queryClient.invalidateQueries({ queryKey: [profileEndpoints.suggestedItems.path] })
      onSaved?.()
    },
  })
  return { save: mutate, isSaving: isPending }
}
