import { inject } from 'inversify'
import {
  checkNote,
  mostNotePictures,
  threadSubject,
  type NoteForm,
  type ThreadKey,
  type ThreadNote,
} from '../../../domain/civic/threads/thread'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import { NoticesStore } from '../../frame/shared/notices.store'
import { threadNotices } from './thread-notices'
import { ThreadsGateway } from './threads-gateway'

export type ThreadNoteForm = Form<NoteForm, NoteForm, ThreadNote>

/** What one side of a thread does: it writes to the other, and removes what it wrote. */
export class ThreadActs {
  constructor(
    @inject(ThreadsGateway) private readonly gateway: ThreadsGateway,
    @inject(FormServices) private readonly forms: FormServices,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  form(key: ThreadKey, { onSent, ...refreshing }: ShownCase & { readonly onSent: () => void }): ThreadNoteForm {
    return this.forms.make<NoteForm, NoteForm, ThreadNote>({
      name: `thread-note:${threadSubject(key)}`,
      needs: 'member',
      values: { text: '', pictures: [] },
      pictures: mostNotePictures,
      published: true,
      check: checkNote,
      send: async (note, idempotencyKey) =>
        this.caseAct.after(await this.gateway.write(key, note, idempotencyKey), refreshing),
      onSent: () => {
        this.notices.show({ code: threadNotices['note-sent'] }, 'success')
        onSent()
      },
    })
  }

  /** Removes an own note. Returns whether it is gone now: the office, or another device, may have been first. */
  async remove(id: string): Promise<boolean> {
    const outcome = await this.gateway.remove(id)
    if (outcome.ok) this.notices.show({ code: threadNotices['note-removed'] }, 'success')
    else if (outcome.reason.code !== 'gone') this.notices.show({ code: threadNotices['note-not-removed'] }, 'error')
    return outcome.ok || outcome.reason.code === 'gone'
  }
}
