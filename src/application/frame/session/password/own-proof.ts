import { failure, success, type Result } from '../../../../domain/frame/shared/result'
import { parseVerificationCode } from '../../../../domain/frame/session/verification-code'
import type { ProofWay } from '../../../../domain/frame/session/proof'
import type { CodeRequest } from '../phone/code-request'
import { observe } from '../../shared/observe'

/** The password, or the code that was sent to the member's phone. */
export type OwnSecret = { readonly password: string } | { readonly code: string }

export interface OwnProofForm {
  readonly password: string
  readonly code: string
}

/** The part of a form that asks once more for the password or a code. Nothing of it is stored. */
export class OwnProof {
  private requestedWay: ProofWay | null = null

  /**
   * @param options.ways The ways that the platform accepts from this member now.
   * @param options.phone The masked number.
   */
  constructor(
    readonly request: CodeRequest,
    private readonly options: { readonly ways: () => readonly ProofWay[]; readonly phone: () => string | null },
  ) {
    observe(this)
  }

  get selectedWay(): ProofWay | null {
    const ways = this.options.ways()
    return this.requestedWay !== null && ways.includes(this.requestedWay) ? this.requestedWay : (ways[0] ?? null)
  }

  /** The way that is not chosen; null when there is only one. */
  get other(): ProofWay | null {
    return this.options.ways().find((way) => way !== this.selectedWay) ?? null
  }

  get phone(): string {
    return this.options.phone() ?? ''
  }

  change(): void {
    this.requestedWay = this.other
  }

  async requestCode(): Promise<void> {
    await this.request.send(this.phone)
  }

  check({ password, code }: OwnProofForm): Result<OwnSecret, { readonly password?: string; readonly code?: string }> {
    if (this.selectedWay !== 'code') return password === '' ? failure({ password: 'required' }) : success({ password })
    const parsed = parseVerificationCode(code)
    return parsed.ok ? success({ code: parsed.value }) : failure({ code: parsed.reason })
  }
}
