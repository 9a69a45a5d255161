// Composition of the operations API: the shop's own people confirm, bring, refund and answer through it.
import { Hono } from 'hono'
import type { Endpoint } from '#contract/core/endpoint.ts'
import type { Database } from './database/connection.ts'
import { chatOperationsRoutes } from './features/chat/chat-operations.routes.ts'
import { createChatOperations } from './features/chat/chat-operations.ts'
import { createPartnerAnswers } from './features/chat/partner-answers.ts'
import type { NotificationService } from './features/notification/notification.service.ts'
import { operationsRoutes } from './features/order/operations.routes.ts'
import type { Operations } from './features/order/operations.ts'
import { createOperatorActions } from './features/order/operator-actions.ts'
import { createOrderNews } from './features/order/order-news.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { identifyOperator } from './platform/http/operator.ts'
import { createRouter, type RouterParts } from './platform/http/router.ts'

export interface OperationsApiParts {
  config: Pick<Config, 'operations_token'>
  db: Database
  clock: Clock
  operations: Operations
  notifications: NotificationService
  router: Omit<RouterParts, 'identify'>
}

export interface OperationsApi {
  routes: Hono
  endpoints: readonly Endpoint[]
}

/** Nothing at all without a token: the operations API is off, and its address as unknown as any other. */
export function createOperationsApi({
  config,
  db,
  clock,
  operations,
  notifications,
  router,
}: OperationsApiParts): OperationsApi {
  if (config.operations_token === undefined) return { routes: new Hono(), endpoints: [] }
  const news = createOrderNews({ db, notifications })
  const answers = createPartnerAnswers({ db, clock, notifications })
  const bound = [
    ...operationsRoutes(createOperatorActions({ db, clock, operations, news })),
    ...chatOperationsRoutes(createChatOperations({ db, clock, answers })),
  ]
  const identify = identifyOperator(config.operations_token)
  return {
    routes: createRouter(bound, { ...router, identify }),
    endpoints: bound.map((one) => one.endpoint),
  }
}
