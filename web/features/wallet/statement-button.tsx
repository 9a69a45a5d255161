// The wallet's whole history as a file to keep.
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import { walletEndpoints } from '#contract/features/wallet/wallet.endpoints.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { statementCsv } from './statement-csv.ts'

export function StatementButton() {
  const t = useTranslations('wallet')
  const { api } = useAccess()
  const download = useMutation({
    mutationFn: () => api.call(walletEndpoints.statement),
    onSuccess: (statement) => {
      const text = statementCsv(statement, (column) => t(`columns.${column}`))
      saveFile('fivefold-wallet.csv', text, 'text/csv;charset=utf-8')
    },
  })
  return (
    <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden size={18} />
      {t('statement')}
    </Button>
  )
}
