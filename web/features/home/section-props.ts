// What every section of a home page gets.
import type { Module } from '#contract/features/module/module.schema.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'

export interface SectionProps {
  access: QueryAccess
  module: Module
}
