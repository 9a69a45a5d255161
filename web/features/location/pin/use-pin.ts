// The pin of one picker: moving it asks what is there once the hand rests, and the latest question wins.
import { useEffect, useEffectEvent, useReducer } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { nextPin, type PinState, pinAt } from './pin-machine.ts'
import { askAddress, askZone, longestAddress } from './pin-questions.ts'

/** Held arrow keys move many times a second; asking each time would run into the limits of the place service. */
const restMs = 200

export interface Pin {
  state: PinState
  moveTo(point: Coordinates): void
  /** Where the browser is; dropped if the pin was wanted elsewhere since `intent`. */
  locateAt(point: Coordinates, intent: number): void
  askAgain(): void
  /** A place was chosen whose point is being asked for: until it is found or missed, or the pin moved, nothing can be picked. */
  awaitPlace(): void
  findPlace(point: Coordinates, name: string): void
  missPlace(): void
}

export function usePin(start: Coordinates): Pin {
  const access = useAccess()
  const [state, dispatch] = useReducer(nextPin, start, pinAt)
  const { turn, point, address } = state

  const ask = useEffectEvent((signal: AbortSignal) => {
    const question = { point, turn, signal }
    if (address.kind !== 'found') askAddress(access, question).then(dispatch)
    askZone(access, question).then(dispatch)
  })

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => ask(stop.signal), turn === 1 ? 0 : restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [turn])

  return {
    state,
    moveTo: (next) => dispatch({ type: 'moved', point: next }),
    locateAt: (next, intent) => dispatch({ type: 'located', point: next, intent }),
    askAgain: () => dispatch({ type: 'asked_again' }),
    awaitPlace: () => dispatch({ type: 'place_awaited' }),
    findPlace: (next, name) =>
      dispatch({ type: 'place_found', point: next, name: name.slice(0, longestAddress) }),
    missPlace: () => dispatch({ type: 'place_missed' }),
  }
}
