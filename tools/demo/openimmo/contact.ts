import type { Agent, Company } from '../types.ts'
import { el, group } from './xml.ts'

/** The agent, with the agency's address. */
export function contact(agent: Agent, company: Company): string {
  return group(
    'kontaktperson',
    el('email_direkt', agent.email),
    el('tel_durchw', agent.telefon),
    el('tel_handy', agent.mobil),
    el('name', agent.name),
    el('vorname', agent.vorname),
    el('titel', agent.titel),
    el('anrede', agent.anrede),
    el('position', agent.position),
    el('firma', company.firma),
    el('strasse', company.strasse),
    el('plz', company.plz),
    el('ort', company.ort),
    el('url', `https://${company.domain}.example.at`),
    el('personennummer', agent.nr),
  )
}
