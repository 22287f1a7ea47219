import type { Container } from 'inversify'
import { NamingGateway } from '../../src/application/participation/mentions/naming-gateway'
import { success } from '../../src/domain/frame/shared/result'

/** Binds the port that suggests people and topics while somebody writes: there are none. */
export function bindNobodyToName(container: Container): void {
  container.bind(NamingGateway).toConstantValue({ people: async () => success([]), topics: async () => success([]) })
}
