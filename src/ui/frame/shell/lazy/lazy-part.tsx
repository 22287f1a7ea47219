import { useEffect, useState, type ComponentType } from 'react'
import { useWhenOnline } from '../../kit/environment/use-when-online'

interface PartFallbacks<Props extends object> {
  /** Shown while the code is loading. */
  readonly placeholder?: ComponentType<Props>
  /** Shown when loading failed. */
  readonly failedPart?: ComponentType<Props & { readonly retryLoading: () => void }>
}

/**
 * A part of a screen whose code is loaded when it is first rendered. On failure only this part fails, and it can be
 * retried. It does without React's `lazy` for two reasons. It renders 300 ms after its placeholder. And while a part of a
 * server-drawn page waits for the first touch (`HydratedPart`), React may hold back loaded code until that
 * touch.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder: Waiting = Nothing, failedPart: Failed = Later }: PartFallbacks<Props> = {},
) {
  let Loaded: ComponentType<Props> | null = null
  const loadPart = async () => (Loaded ??= await load())
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'ended'>('waiting')
    useEffect(() => {
      if (state === 'ended') return undefined
      let isCurrent = true
      const end = () => isCurrent && setState('ended')
      loadPart().then(end, end)
      return () => {
        isCurrent = false
      }
    }, [state])
    if (Loaded !== null) return <Loaded {...props} />
    return state === 'waiting' ? <Waiting {...props} /> : <Failed {...props} retryLoading={() => setState('waiting')} />
  }
  return Object.assign(Part, { bring: loadPart })
}

function Nothing(): null {
  return null
}

/** Renders nothing, and retries when the network is back. */
function Later({ retryLoading }: { readonly retryLoading: () => void }): null {
  useWhenOnline(retryLoading)
  return null
}
