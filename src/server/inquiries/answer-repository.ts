import { type Insertable, sql } from 'kysely'
import type { Db, ReadDb } from '../ctx.ts'
import type { AnswerFile, AnswerTemplate, InquiryAnswer } from '../db/types.generated.ts'

export async function insertAnswer(db: Db, row: Insertable<InquiryAnswer>): Promise<number> {
  const { id } = await db.insertInto('inquiry_answer').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertFile(db: Db, row: Insertable<AnswerFile>): Promise<number> {
  const { id } = await db.insertInto('answer_file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Files that a person has uploaded and not sent yet; locks them until the transaction ends. */
export const lockLooseFiles = (db: Db, ids: readonly number[], authorId: number) =>
  db
    .selectFrom('answer_file')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('author_id', '=', authorId)
    .where('answer_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function setAnswerOfFiles(db: Db, ids: readonly number[], answer_id: number): Promise<void> {
  const rows = db.updateTable('answer_file').set({ answer_id })
  await rows.where('id', '=', sql<number>`any(${[...ids]}::bigint[])`).execute()
}

export const findFilesOf = (db: ReadDb, answerIds: readonly number[]) =>
  db
    .selectFrom('answer_file')
    .select(['id', 'answer_id', 'name', 'bytes', 'media_type'])
    .where('answer_id', '=', sql<number>`any(${[...answerIds]}::bigint[])`)
    .orderBy('id')
    .execute()

/** A sent file with the company of its inquiry. */
export const findSentFile = (db: ReadDb, id: number) =>
  db
    .selectFrom('answer_file as f')
    .innerJoin('inquiry_answer as a', 'a.id', 'f.answer_id')
    .innerJoin('inquiry as i', 'i.id', 'a.inquiry_id')
    .select(['f.key', 'f.name', 'f.media_type', 'i.company_id'])
    .where('f.id', '=', id)
    .executeTakeFirst()

/** Files without an answer that are older than `before`: never sent, or their inquiry was deleted. */
export const findOldLooseFiles = (db: ReadDb, before: Date) =>
  db
    .selectFrom('answer_file')
    .select(['id', 'key'])
    .where('answer_id', 'is', null)
    .where('created_at', '<', before)
    .limit(1000)
    .execute()

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.deleteFrom('answer_file').where('id', '=', id).where('answer_id', 'is', null).execute()
}

export const findTemplates = (db: ReadDb, company: number | null) =>
  db
    .selectFrom('answer_template')
    .selectAll()
    .where('company_id', company === null ? 'is' : '=', company)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Locks the row until the transaction ends. */
export const lockTemplate = (db: Db, id: number) =>
  db.selectFrom('answer_template').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertTemplate(db: Db, row: Insertable<AnswerTemplate>): Promise<number> {
  const { id } = await db.insertInto('answer_template').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTemplate(
  db: Db,
  id: number,
  values: Omit<Insertable<AnswerTemplate>, 'company_id'>,
): Promise<void> {
  await db.updateTable('answer_template').set(values).where('id', '=', id).execute()
}

export async function deleteTemplate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('answer_template').where('id', '=', id).execute()
}
