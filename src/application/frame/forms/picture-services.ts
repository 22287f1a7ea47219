import { inject } from 'inversify'
import { mayUpload } from '../../../domain/frame/session/auth-rules'
import { SessionStore } from '../session/session.store'
import { Network } from '../shared/network'
import { Random } from '../shared/random'
import { UploadFile } from '../uploads/upload-file'
import { FormDrafts } from './form-drafts'

/** The services that the pictures of a form use. */
export class PictureServices {
  constructor(
    @inject(UploadFile) readonly uploadFile: UploadFile,
    @inject(FormDrafts) readonly drafts: FormDrafts,
    @inject(Network) readonly network: Network,
    @inject(Random) private readonly random: Random,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  id(): string {
    return this.random.id()
  }

  /** Whether uploads are possible now; they need the session cookie (B61). */
  maySend(): boolean {
    return mayUpload(this.session.token)
  }
}
