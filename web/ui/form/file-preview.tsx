// One chosen file: its picture, or its name when it is no picture, and a way to take it back.
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { FilePicture } from '#web/ui/media/file-picture.tsx'

type FilePreviewProps = { file: File; removeLabel: string; onRemove: () => void }

export function FilePreview({ file, removeLabel, onRemove }: FilePreviewProps) {
  return (
    <li className="relative">
      {file.type.startsWith('image/') ? (
        <FilePicture
          file={file}
          width={88}
          height={88}
          className="size-22 rounded-control bg-fill object-cover"
        />
      ) : (
        <span className="grid size-22 place-items-center content-center gap-1 rounded-control bg-fill p-2 text-12 text-ink-soft">
          <FileText aria-hidden size={22} />
          <bdi className="w-full truncate text-center">{file.name}</bdi>
        </span>
      )}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="absolute -end-2 -top-2 grid size-7 target-44 place-items-center rounded-full bg-inverse text-on-inverse shadow-soft"
      >
        <X aria-hidden size={14} />
      </button>
    </li>
  )
}
