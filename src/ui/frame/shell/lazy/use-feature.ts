import { useEffect, useState } from 'react'
import { useApp } from '../app-context'
import type { FeatureName } from '../declarations/feature-name'

/** Loads what a part of another feature needs, and says whether it is there. Without it, nothing of the part is shown. */
export function useFeature(name: FeatureName): boolean {
  const { loadFeature } = useApp()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    loadFeature(name).then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [loadFeature, name])
  return isLoaded
}
