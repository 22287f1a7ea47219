import { inject } from 'inversify'
import { contentKinds, type ContentKind } from '../../../domain/frame/content/content-kinds'
import { contentPath } from '../../../domain/frame/navigation/content-target'
import { FormDrafts } from '../forms/form-drafts'
import { OwnDrafts } from '../session/drafts/own-drafts'

/** A form that was filled in on this device and not sent yet. */
export interface UnsentForm {
  /** Path and query of the screen on which it was filled in. */
  readonly path: string
  /** What was typed as its title or its text; empty when nothing was. */
  readonly title: string
}

/** Finds what the present visitor typed on this device and has not sent yet. */
export class FindDrafts {
  constructor(
    @inject(OwnDrafts) private readonly drafts: OwnDrafts,
    @inject(FormDrafts) private readonly formDrafts: FormDrafts,
  ) {}

  /** `comments`: the paths of the contents that have an unsent comment. */
  async execute(): Promise<{ readonly comments: ReadonlySet<string>; readonly forms: readonly UnsentForm[] }> {
    const names = await this.drafts.names()
    const comments = new Set(names.flatMap((name) => pathOfComment(name) ?? []))
    const draftForms = await Promise.all(names.map((name) => this.formOf(name)))
    const forms = new Map(draftForms.flatMap((form) => (form === null ? [] : [[form.path, form]])))
    return { comments, forms: [...forms.values()] }
  }

  /** The form of a draft; null when the draft is not a form's, or does not say where it was filled in. */
  private async formOf(name: string): Promise<UnsentForm | null> {
    const draft = await this.formDrafts.read(name)
    if (draft === null || !draft.path.startsWith('/')) return null
    const { title, text } = draft.values
    return { path: draft.path, title: words(title) || words(text) }
  }
}

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The path of the content to which a draft of a comment belongs; null for other drafts (`comment-drafts.ts`). */
function pathOfComment(name: string): string | null {
  const [what, kind = '', id = ''] = name.split(':')
  return what === 'comment' && kind in contentKinds ? contentPath(kind as ContentKind, id) : null
}
