// Rings for new orders, again and again until somebody takes them on. Browsers let a page sound only after a press on it.
import { useEffect, useState } from 'react'

const key = 'fivefold-desk-bell'
const againMs = 5_000

let context: AudioContext | null = null

/** Two strokes of a small bell; what fades out at the end of each makes no click. */
function strike(audio: AudioContext): void {
  const strokes = [
    { pitch: 988, at: 0 },
    { pitch: 1_319, at: 0.22 },
  ]
  for (const { pitch, at } of strokes) {
    const begin = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.5, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.8)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + 0.8)
  }
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

function keepWanted(wanted: boolean): void {
  try {
    localStorage.setItem(key, wanted ? 'on' : 'off')
  } catch {
    // Chosen for the length of the visit.
  }
}

async function open(): Promise<boolean> {
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
  return context.state === 'running'
}

export function useBell(hasNew: boolean) {
  const [isOn, setOn] = useState(() => isWanted() && context?.state === 'running')

  // Who had it on yesterday need not look for the button: any first press will do.
  useEffect(() => {
    if (isOn || !isWanted()) return
    const wake = () => void open().then(setOn)
    window.addEventListener('pointerdown', wake, { once: true })
    window.addEventListener('keydown', wake, { once: true })
    return () => {
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', wake)
    }
  }, [isOn])

  // A locked phone or a call takes the sound away: then the button says so, and gets it back.
  useEffect(() => {
    const audio = context
    if (!isOn || !audio) return
    const look = () => setOn(audio.state === 'running')
    audio.addEventListener('statechange', look)
    return () => audio.removeEventListener('statechange', look)
  }, [isOn])

  useEffect(() => {
    if (!isOn || !hasNew) return
    const ring = () => context && strike(context)
    ring()
    const timer = setInterval(ring, againMs)
    return () => clearInterval(timer)
  }, [isOn, hasNew])

  return {
    isOn,
    async change(wanted: boolean): Promise<void> {
      keepWanted(wanted)
      setOn(wanted && (await open()))
    },
  }
}
