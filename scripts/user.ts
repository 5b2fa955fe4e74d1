/** npm run user -- --email a@example.at [--role user|agent|admin] [--name "Eva Huber"] [--company 3]: makes or changes an account; one without --role keeps its role. */
import { parseArgs } from 'node:util'
import { ROLES, type UserRole } from '../src/domain/auth/user.ts'
import { isDomainError } from '../src/domain/errors.ts'
import { translator } from '../src/i18n/server.ts'
import { entrancePath } from '../src/server/auth/entrance.ts'
import { grantRole } from '../src/server/auth/grant.ts'
import { siteUrl } from '../src/server/deliveries/mail/layout.ts'
import { describeProblem } from '../src/server/http/envelope.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const t = translator()

function readArguments() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ options: { email: text, role: text, name: text, company: text } })
    const { email, role, name, company } = values
    const isRole = role === undefined || (ROLES as readonly string[]).includes(role)
    const isCompany = company === undefined || /^[1-9]\d*$/.test(company)
    if (email && isRole && isCompany) {
      return { email, role: role as UserRole | undefined, name, companyId: company ? Number(company) : undefined }
    }
  } catch {
    // An unknown option: the usage below lists the valid ones.
  }
  console.error(t('user.usage'))
  process.exit(2)
}

const wanted = readArguments()
const { ctx, close } = await openCtx(
  readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }),
  'command',
).catch(fail)
try {
  const { user, token } = await grantRole(ctx, wanted)
  console.log(t('user.granted', { email: user.email, role: user.role }))
  const link = siteUrl(ctx.config, 'de', entrancePath('de', token, user.role))
  if (token) console.log(t('user.link', { link }))
} catch (error) {
  const told = isDomainError(error) ? error.fields.map((problem) => describeProblem(problem, t).message) : []
  const refusal = isDomainError(error) ? t(`error.${error.code}`, { when: '' }) : (error as Error).message
  console.error(told.join('\n') || refusal)
  process.exitCode = 1
} finally {
  await close()
}
