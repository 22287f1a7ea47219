import type { PublicProjectState } from '../../../domain/civic/projects/project-lifecycle'

/** The tone of a state's badge. */
export const projectTones = { coming: 'accent', running: 'success', ended: 'plain' } as const satisfies Readonly<
  Record<PublicProjectState, string>
>
