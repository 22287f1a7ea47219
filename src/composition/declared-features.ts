import type { Feature } from './feature'

/** What the script of a declaration leaves in the window: the exports of the feature's file. */
type DeclaringWindow = Window & { readonly declaredFeature?: Readonly<Record<string, Feature>> }

/**
 * The feature that the document declares, none when it was not drawn or its declaration failed to load. Its script runs
 * before this one (`fill-document.ts`).
 */
export function declaredFeatures(window: Window): readonly Feature[] {
  return Object.values((window as DeclaringWindow).declaredFeature ?? {})
}

/** The paths for which the platform found no screen while it drew the document. */
export function missingPaths(document: Document): ReadonlySet<string> {
  const paths = document.getElementById('first-view')?.dataset['missing']
  return new Set(paths === undefined ? [] : (JSON.parse(paths) as string[]))
}
