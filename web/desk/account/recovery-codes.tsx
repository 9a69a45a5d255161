// The recovery codes, once: to copy or to download, and a button that says they are kept.
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import { useCopy } from '#web/desk/shell/use-copy.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { Button } from '#web/ui/action/button.tsx'

const fileName = 'fivefold-recovery-codes.txt'

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations()
  const copy = useCopy()
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-ink-soft">{t('account.codes_text')}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-card bg-fill p-4 text-center text-14 tabular">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={() => void copy(text)}>
          <Copy aria-hidden size={16} />
          {t('desk.copy')}
        </Button>
        <Button variant="outline" onClick={() => saveFile(fileName, `${text}\n`, 'text/plain')}>
          <Download aria-hidden size={16} />
          {t('account.download')}
        </Button>
      </div>
      <Button autoFocus onClick={onKept}>
        {t('account.codes_kept')}
      </Button>
    </div>
  )
}
