// Why a category or one of the small lists beside it is not changed.
import type { FailureKind } from '../../../core/failure.ts'

export const deskCategoryFailures = {
  wrong_parent: {
    status: 422,
    code: 'parent_id',
    message: 'Choose a category of the first level, of the same module and in use.',
  },
  has_children: {
    status: 409,
    code: 'children',
    message: 'There are {count} categories in it. Move or archive them first.',
  },
  has_items: {
    status: 409,
    code: 'items',
    message: 'There are {count} items in it. Choose a category to move them to.',
  },
  wrong_target: {
    status: 422,
    code: 'move_items_to',
    message: 'Choose another category of the same module that is in use.',
  },
  unknown_module: { status: 422, code: 'module_id', message: 'This module does not exist.' },
  archived: { status: 409, code: 'archived', message: 'This category is archived. Bring it back first.' },
  in_use: { status: 409, code: 'in-use', message: 'There are {count} items with it.' },
} as const satisfies Record<string, FailureKind>
