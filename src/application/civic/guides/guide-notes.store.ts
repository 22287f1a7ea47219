import { inject, injectable } from 'inversify'
import {
  guideNotesOf,
  noteOf,
  withMaterial,
  withNote,
  type GuideNote,
  type GuideNotes,
} from '../../../domain/civic/guides/guide-notes'
import { observe } from '../../frame/shared/observe'
import { LocalStorage } from '../../frame/shared/storage'

const key = 'guides'

/** What the visitor noted about guides. The notes never leave this device. */
@injectable('Singleton')
export class GuideNotesStore {
  private notes: GuideNotes

  constructor(@inject(LocalStorage) private readonly storage: LocalStorage) {
    this.notes = guideNotesOf(storage.read(key))
    observe(this)
  }

  noteOf(id: string): GuideNote {
    return noteOf(this.notes, id)
  }

  markMaterial(id: string, material: string, isReady: boolean): void {
    this.save(withMaterial(this.stored(), id, material, isReady))
  }

  setUseful(id: string, useful: boolean): void {
    this.save(withNote(this.stored(), id, { useful }))
  }

  /** The notes as they are stored, since another tab may have changed them. */
  private stored(): GuideNotes {
    return guideNotesOf(this.storage.read(key))
  }

  private save(notes: GuideNotes): void {
    this.notes = notes
    this.storage.write(key, notes)
  }
}
