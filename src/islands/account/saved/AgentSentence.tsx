import { useState } from 'react'
import { formatSearch } from '../../../domain/search/codec.ts'
import type { SearchAgentView } from '../../../domain/search-agents/schemas.ts'
import { sentenceIn, withSentence } from '../../../domain/search-agents/sentence.ts'
import { QUERY_MAX } from '../../../domain/understanding/query.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { Field } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { criteriaOf } from '../../search-agent/criteria.ts'
import { searchOf } from '../../search-agent/use-said.ts'

/** Replaces the search of an agent by what a sentence says, and names the agent by it. */
export function AgentSentence({
  agent,
  t,
  write,
}: {
  agent: SearchAgentView
  t: Translate<'requests' | 'shared'>
  write: (change: { criteria: string }) => Promise<void>
}) {
  const [isNothing, setNothing] = useState(false)
  const form = useForm({
    t,
    schema: () =>
      import('../../../domain/search-agents/schemas.ts').then(({ agentSentenceSchema }) => agentSentenceSchema),
    read: (data) => ({ sentence: data.get('sentence') }),
    async send({ sentence }) {
      const { query } = criteriaOf(agent.criteria)
      const said = await searchOf(sentence, { query, sentence: '', left: [], isNothing: false })
      if (!said) throw new Error('no answer')
      setNothing(said.isNothing)
      if (said.isNothing) return
      await write({ criteria: withSentence(formatSearch({ filter: said.query.filter }).toString(), sentence) })
    },
  })
  return (
    <details>
      <summary className="link cursor-pointer">{t('agent.search_change')}</summary>
      <form className="form" {...form.props}>
        <Field
          form={form}
          name="sentence"
          label={t('agent.form.sentence')}
          defaultValue={sentenceIn(agent.criteria)}
          maxLength={QUERY_MAX}
          autoComplete="off"
        />
        <p className="text-13 text-ink-soft" role="status">
          {isNothing && t('agent.form.nothing')}
        </p>
        <Submit form={form} className="button-quiet">
          {t('agent.search_change')}
        </Submit>
      </form>
    </details>
  )
}
