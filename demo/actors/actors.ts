// Who acts in a demo in place of people: store and courier, those who answer letters, and a gateway that moves no money.
import type { DemoActors } from '#server/demo-actors.ts'
import type { Config } from '#server/platform/config/config.ts'
import { answerCustomers } from './chat/answer-customers.ts'
import { serveOrders } from './orders/serve-orders.ts'
import { trialGateway } from './payments/trial-gateway.ts'

/** Whoever has no code to read can still go on. */
const handbookCode = '1234'

/** The settings say who acts: orders may move by themselves in a shop that is no demo, and stand still in one that is. */
export function createActors({
  demo,
  demo_operations,
}: Pick<Config, 'demo' | 'demo_operations'>): DemoActors {
  return {
    gateways: demo ? [trialGateway] : [],
    one_time_code: demo ? handbookCode : null,
    steps: (shop) => (demo_operations ? [() => serveOrders(shop), () => answerCustomers(shop)] : []),
  }
}
