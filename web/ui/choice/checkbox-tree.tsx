// Boxes within boxes: a parent ticks its children and shows when only some are ticked.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { markOf, type TreeId, type TreeNode, withMark } from '#web/ui/choice/tree-selection.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type CheckboxTreeProps = {
  nodes: readonly TreeNode[]
  /** The ticked leaves. */
  chosen: ReadonlySet<TreeId>
  onChosenChange: (chosen: ReadonlySet<TreeId>) => void
  label: string
  toggleLabel: (node: TreeNode) => string
}

export function CheckboxTree({ label, ...tree }: CheckboxTreeProps) {
  return (
    <ul aria-label={label}>
      {tree.nodes.map((node) => (
        <Branch key={node.id} {...tree} node={node} />
      ))}
    </ul>
  )
}

type BranchProps = Omit<CheckboxTreeProps, 'nodes' | 'label'> & { node: TreeNode }

function Branch({ node, ...tree }: BranchProps) {
  const mark = markOf(node, tree.chosen)
  const [open, setOpen] = useState(mark !== false)
  const id = useId()
  const children = node.children ?? []
  return (
    <li>
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <Checkbox
            label={node.label}
            checked={mark}
            onCheckedChange={() => tree.onChosenChange(withMark(node, tree.chosen, mark !== true))}
          />
        </div>
        {children.length > 0 && (
          <button
            type="button"
            aria-label={tree.toggleLabel(node)}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-fill"
          >
            <ChevronDown
              aria-hidden
              size={18}
              className={classNames('transition-transform duration-quick ease-calm', open && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={id} hidden={!open} className="ms-2.5 border-line border-s ps-4">
          {children.map((child) => (
            <Branch key={child.id} {...tree} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
