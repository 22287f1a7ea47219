import { useEffect, useState, type ComponentType } from 'react'
import { useWhenOnline } from '../kit/use-when-online'

interface Substitutes<Props extends object> {
  /** Shows while the code is on its way. */
  readonly waiting?: ComponentType<Props>
  /** Shows when it does not come. */
  readonly failed?: ComponentType<Props & { readonly bringAgain: () => void }>
}

/**
 * A part of a screen whose code comes when it is first drawn. When that fails only this part does, and it can be asked for again.
 * Unlike what `lazy` of React gives, it is drawn at once when its code is here, not 300 ms after its placeholder.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting = Nothing, failed: Failed = Later }: Substitutes<Props> = {},
) {
  let Loaded: ComponentType<Props> | null = null
  const bring = async () => (Loaded ??= await load())
  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'ended'>('waiting')
    useEffect(() => {
      if (state === 'ended') return undefined
      let isCurrent = true
      const end = () => isCurrent && setState('ended')
      bring().then(end, end)
      return () => {
        isCurrent = false
      }
    }, [state])
    if (Loaded !== null) return <Loaded {...props} />
    return state === 'waiting' ? <Waiting {...props} /> : <Failed {...props} bringAgain={() => setState('waiting')} />
  }
  return Object.assign(Part, { bring })
}

function Nothing(): null {
  return null
}

/** Shows nothing, until the network is back. */
function Later({ bringAgain }: { readonly bringAgain: () => void }): null {
  useWhenOnline(bringAgain)
  return null
}
