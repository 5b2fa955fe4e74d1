import type { User } from '../../../domain/auth/user.ts'
import { formatDate } from '../../../domain/format/date.ts'
import { withUnits } from '../../../domain/format/measure.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { readInquiries } from '../../../stores/account/account-lists.ts'
import { CARD_TITLE, CARDS, Card, CardHead, Status } from '../cards/Card.tsx'
import { Loaded, Nothing } from '../States.tsx'
import { useLoad } from '../use-load.ts'

/** The account's inquiries, newest first. */
export default function Inquiries({
  t,
  language,
}: {
  t: Translate<'account' | 'shared'>
  language: Language
  user: User
}) {
  const load = useLoad(readInquiries)
  return (
    <Loaded t={t} load={load}>
      {(inquiries) =>
        inquiries.length === 0 ? (
          <Nothing
            title={t('dashboard.inquiries_empty')}
            text={t('dashboard.inquiries_empty_text')}
            href={localPath(language, '/immobilien')}
            step={t('home.search')}
          />
        ) : (
          <ul className={CARDS}>
            {inquiries.map(({ id, property, project, message, created_at, state, answers }) => (
              <li key={id}>
                <Card>
                  <CardHead>
                    <h3 className={CARD_TITLE}>
                      {property || project ? (
                        <a className="hover:text-brass" href={localPath(language, (property ?? project)?.path ?? '')}>
                          <bdi>{withUnits((property ?? project)?.objekttitel ?? '')}</bdi>
                        </a>
                      ) : (
                        t('dashboard.inquiry_general')
                      )}
                    </h3>
                    <Status isOn={state === 'answered'}>{t(`dashboard.state.${state}`)}</Status>
                  </CardHead>
                  <p className="max-w-[66ch] whitespace-pre-line" dir="auto">
                    {message}
                  </p>
                  <p className="label">{formatDate(created_at, LANGUAGES[language].tag)}</p>
                  {answers.map((answer) => (
                    <section key={answer.id}>
                      <h4 className="font-serif text-20 font-medium">{t('dashboard.answer')}</h4>
                      <p className="max-w-[66ch] whitespace-pre-line" dir="auto">
                        {answer.text}
                      </p>
                      <p className="label">{formatDate(answer.created_at, LANGUAGES[language].tag)}</p>
                    </section>
                  ))}
                </Card>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
