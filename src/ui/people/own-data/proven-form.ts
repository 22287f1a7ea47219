import { inject } from 'inversify'
import type { Form } from '../../../application/frame/forms/form'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { CodeRequests } from '../../../application/frame/session/phone/code-requests'
import { OwnProof, type OwnProofForm, type OwnSecret } from '../../../application/frame/session/password/own-proof'
import { OwnProofGateway, type ProofWays } from '../../../application/frame/session/password/own-proof-gateway'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import type { OwnData } from '../../../domain/people/own-data/own-data'

/** Makes forms that ask for the password or a code, and send nothing else. */
export class ProvenForms {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(CodeRequests) private readonly requests: CodeRequests,
    @inject(OwnProofGateway) private readonly proofs: OwnProofGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  make(
    purpose: 'data-copy' | 'deletion',
    send: (secret: OwnSecret) => Promise<Outcome<OwnData>>,
    onSent: (data: OwnData) => void,
  ): ProvenForm {
    const ways = new Loadable((signal) => this.proofs.ways(signal))
    const proof = new OwnProof(this.requests.of(purpose), {
      ways: () => ways.value?.proveBy ?? [],
      phone: () => this.session.user?.phone ?? null,
    })
    const form = this.forms.make<OwnProofForm, OwnSecret, OwnData>({
      name: purpose,
      values: { password: '', code: '' },
      needs: 'member',
      draft: false,
      check: (values) => proof.check(values),
      send,
      retypedFields: ['password', 'code'],
      errorsOf: ({ fields }) => (fields.proof === undefined ? null : { [proof.selectedWay ?? 'password']: 'again' }),
      onSent,
    })
    return { ways, proof, form }
  }
}

export interface ProvenForm {
  readonly ways: Loadable<ProofWays>
  readonly proof: OwnProof
  readonly form: Form<OwnProofForm, OwnSecret, OwnData>
}
