import * as declared from '../../domain/companies/admin-operations.ts'
import { receivePicture } from '../media/upload.ts'
import { run, runHttp } from '../operations/run.ts'
import { signedInVisitorOf } from '../operations/staff.ts'
import { changeProfile, changeRecord, giveBack, listCompanies, readRecord, setChecked, setHours } from './record.ts'

export const companyAdminOperations = [
  run(declared.listCompanies, (ctx, _visitor, { query }) => listCompanies(ctx, query)),
  run(declared.readRecord, async (ctx, visitor, { params }) => ({ data: await readRecord(ctx, visitor, params.id) })),
  run(declared.changeCompany, async (ctx, visitor, { params, body }) => ({
    data: await changeProfile(ctx, visitor, params.id, body),
  })),
  run(declared.giveBack, async (ctx, visitor, { params, query }) => ({
    data: await giveBack(ctx, visitor, params.id, params.field, query.version),
  })),
  run(declared.setHours, async (ctx, visitor, { params, body }) => ({
    data: await setHours(ctx, visitor, params.id, body),
  })),
  run(declared.setChecked, async (ctx, visitor, { params, body }) => ({
    data: await setChecked(ctx, visitor, params.id, body),
  })),
  runHttp(declared.setLogo, async (c, { params: { id } }) => {
    const { ctx } = c.var
    const visitor = signedInVisitorOf(c)
    // Nothing is stored for a company that is not the caller's.
    await readRecord(ctx, visitor, id)
    const own_logo_hash = await receivePicture(ctx, c.env.incoming, 'logo')
    return {
      data: await changeRecord(ctx, visitor, { id, act: 'companies.set_logo' }, async () => ({ own_logo_hash })),
    }
  }),
  run(declared.removeLogo, async (ctx, visitor, { params: { id } }) => ({
    data: await changeRecord(ctx, visitor, { id, act: 'companies.remove_logo' }, async () => ({ own_logo_hash: null })),
  })),
]
